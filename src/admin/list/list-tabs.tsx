import { classes } from '#ui/classes.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { ListDefinition, TabCounts } from './list-definition.ts';
import type { List } from './use-list.ts';

const look =
  'flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 border-b-2 px-3 font-medium transition-colors focus-visible:-outline-offset-2';

type TabsProps<Row> = {
  tabs: NonNullable<ListDefinition<Row>['tabs']>;
  counts: TabCounts | undefined;
  list: List<Row>;
};

/** The views of a list by one of its filters; on a narrow screen the row scrolls. Another view clears the selection, which can be undone. */
export function ListTabs<Row>({ tabs, counts, list: { state, change, selection } }: TabsProps<Row>) {
  const choose = (tab: string) => {
    change({ tab });
    const { selected } = selection;
    if (selected.size === 0 || tab === state.tab) return;
    selection.replace(new Map());
    notify(`${selected.size} no longer selected`, {
      tone: 'info',
      action: { label: 'Undo', onPress: () => selection.replace(selected) },
    });
  };
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
            onClick={() => choose(value)}
          >
            {label}
            {counts?.[value] !== undefined && (
              <span className="text-quiet figures">{counts[value].toLocaleString('en-IN')}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
