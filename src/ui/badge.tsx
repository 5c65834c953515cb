import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'neutral' | 'madder' | 'indigo' | 'leaf' | 'turmeric' | 'alert';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sand text-ink',
  madder: 'bg-madder text-white',
  indigo: 'bg-indigo-wash text-indigo',
  leaf: 'bg-leaf-wash text-leaf',
  turmeric: 'bg-turmeric-wash text-turmeric-deep',
  alert: 'bg-alert-wash text-alert',
};

/** Renders one or two words about the state of an item. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: BadgeTone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-sm font-medium whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
