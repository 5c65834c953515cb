import { ArrowDown, ArrowUp } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import type { Column } from '#admin/list/list-definition.ts';
import type { ListState } from '#admin/list/list-state.ts';
import type { ChangeList } from '#admin/list/use-list-state.ts';

type HeadProps<Row> = { column: Column<Row>; state: ListState; change: ChangeList };

/** The heading of a column; if the list can be ordered by it, it is a button that does so. */
export function HeadCell<Row>({ column, state, change }: HeadProps<Row>) {
  const { sort, align, label } = column;
  const isUp = sort !== undefined && sort.up === state.sort;
  const isDown = sort !== undefined && sort.down === state.sort;
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={classes('h-11 px-3 font-medium whitespace-nowrap', align === 'end' && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1 font-medium hover:text-ink"
          onClick={() => change({ sort: isDown ? sort.up : sort.down })}
        >
          {label}
          {(isUp || isDown) && <Arrow aria-hidden="true" size={16} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
