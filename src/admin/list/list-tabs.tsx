import { classes } from '#ui/classes.ts';
import type { ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

type TabsProps = {
  tabs: NonNullable<ListDefinition<never>['tabs']>;
  counts: Readonly<Record<string, number>> | undefined;
  state: ListState;
  change: ChangeList;
};

const look =
  'flex min-h-11 flex-none items-center gap-1.5 border-b-2 px-3 font-medium transition-colors focus-visible:-outline-offset-2';

/** The views of a list by one of its filters; on a narrow screen the row scrolls. */
export function ListTabs({ tabs, counts, state, change }: TabsProps) {
  return (
    <div
      role="group"
      aria-label={tabs.label}
      className="-mx-4 flex overflow-x-auto border-b border-line px-4"
    >
      {[{ value: '', label: 'All' }, ...tabs.choices].map(({ value, label }) => {
        const isChosen = state.tab === value;
        return (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen}
            className={classes(
              look,
              isChosen ? 'border-madder' : 'border-transparent text-quiet hover:text-ink',
            )}
            onClick={() => change({ tab: value })}
          >
            {label}
            {counts?.[value] !== undefined && <span className="text-quiet figures">{counts[value]}</span>}
          </button>
        );
      })}
    </div>
  );
}
