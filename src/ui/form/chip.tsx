import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from '#ui/classes.ts';

/** Returns the classes of a chip, for links and buttons that look like one. */
export function chipClasses(chosen = false): string {
  return classes(
    'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-base transition-colors',
    chosen
      ? 'border-indigo bg-indigo text-white hover:bg-indigo-deep'
      : 'border-edge bg-card text-ink hover:border-ink hover:bg-sand',
  );
}

/** Renders a chosen value that one press removes. `name` completes "Remove …" for screen readers. */
export function RemovableChip({
  name,
  children,
  onRemove,
}: {
  name: string;
  children: ReactNode;
  onRemove: () => void;
}) {
  return (
    <button type="button" onClick={onRemove} className={chipClasses()}>
      <span className="sr-only">Remove {name}</span>
      <span aria-hidden="true">{children}</span>
      <X aria-hidden="true" size={16} />
    </button>
  );
}
