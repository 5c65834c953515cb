import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classes } from '#ui/classes.ts';

type ListEntryProps = {
  title: string;
  /** Whether the entry is shown closed at first, by its title alone. */
  startsClosed: boolean;
  /** Whether a field in it has a mistake; the entry then opens. */
  hasMistake: boolean;
  /** The buttons that move and remove it. */
  buttons: ReactNode;
  children: ReactNode;
};

/** A collapsible entry of a long list: closed entries can be surveyed and reordered on a phone. */
export function ListEntry({ title, startsClosed, hasMistake, buttons, children }: ListEntryProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(!startsClosed);
  if (hasMistake && !isOpen) setOpen(true);
  return (
    <div className="rounded-md border border-line bg-card px-4 py-2">
      <div className="flex flex-wrap items-center justify-end gap-x-1">
        <h2 className="min-w-0 flex-1 font-medium max-sm:basis-full">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className="flex min-h-11 w-full items-center gap-2 text-left"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown
              aria-hidden="true"
              size={20}
              className={classes('flex-none transition-transform', isOpen && 'rotate-180')}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          </button>
        </h2>
        {buttons}
      </div>
      <div id={id} hidden={!isOpen} className="flex flex-col gap-4 pt-2 pb-2">
        {children}
      </div>
    </div>
  );
}
