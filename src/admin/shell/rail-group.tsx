import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';
import { classes } from '#ui/classes.ts';
import { RailLink } from './rail-link.tsx';
import { isWithin } from './screens.ts';
import type { ScreenGroup } from './use-screens.ts';

/** The groups that are open until the person closes them: those of daily work. */
const openAtFirst: readonly string[] = ['Sell', 'Catalogue'];

/**
 * A group of screens under its name, which a press opens or closes; the device remembers this. The group of the current screen is always
 * open.
 */
export function RailGroup({ group: { name, screens } }: { group: ScreenGroup }) {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(() => readOpen(name));
  const listId = useId();
  const isCurrent = screens.some((screen) => isWithin(screen, pathname));
  const isShown = isOpen || isCurrent;
  function toggle() {
    setOpen(!isShown);
    writeStored(localStorage, `rail ${name}`, !isShown);
  }
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={listId}
        title={name}
        disabled={isCurrent}
        onClick={toggle}
        className="flex min-h-9 shrink-0 items-center gap-3 rounded-sm px-3 text-left text-sm text-quiet hover:bg-sand disabled:hover:bg-transparent max-xl:justify-center"
      >
        <span className="flex-1 max-xl:sr-only">{name}</span>
        {!isCurrent && (
          <ChevronDown
            aria-hidden="true"
            size={16}
            className={classes('transition-transform', isShown && 'rotate-180')}
          />
        )}
      </button>
      <div id={listId} hidden={!isShown} className={classes('shrink-0 flex-col', isShown && 'flex')}>
        {isShown && screens.map((screen) => <RailLink key={screen.path} screen={screen} />)}
      </div>
    </>
  );
}

function readOpen(name: string): boolean {
  return readStored(localStorage, `rail ${name}`, z.boolean()) ?? openAtFirst.includes(name);
}
