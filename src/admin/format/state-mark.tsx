import type { LucideIcon } from 'lucide-react';
import { classes } from '#ui/classes.ts';

/** The tone of a state: staff has to act, something is in progress, done, something is wrong, or nothing to note. */
type StateTone = 'act' | 'moving' | 'done' | 'alert' | 'quiet';

const tints: Record<StateTone, string> = {
  act: 'bg-turmeric/12',
  moving: 'bg-indigo/12',
  done: 'bg-leaf/12',
  alert: 'bg-alert/12',
  quiet: 'bg-quiet/12',
};

const inks: Record<StateTone, string> = {
  act: 'text-turmeric-deep',
  moving: 'text-indigo',
  done: 'text-leaf',
  alert: 'text-alert',
  quiet: 'text-quiet',
};

/** A state as it is shown. */
export type Mark = { tone: StateTone; icon: LucideIcon; word: string };

/** Shows a state as an icon with a word, in ink on a light tint of its colour. */
export function StateMark({ tone, icon: Icon, word }: Mark) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-medium whitespace-nowrap',
        tints[tone],
      )}
    >
      <Icon aria-hidden="true" size={16} className={inks[tone]} />
      {word}
    </span>
  );
}
