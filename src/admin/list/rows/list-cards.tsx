import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { RowActions } from '#admin/list/bulk/row-actions.tsx';
import { RowCheckbox } from '#admin/list/bulk/row-checkbox.tsx';
import type { List } from '#admin/list/use-list.ts';

const look = 'block min-h-18 min-w-0 flex-1 py-3';

/** The rows as cards, below 768 pixels. In selection mode a card has a checkbox instead of its link. */
export function ListCards<Row>({ list: control }: { list: List<Row> }) {
  const { list, rows, selection, isSelecting } = control;
  const hasBoxes = isSelecting || selection.selected.size > 0;
  return (
    <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-card md:hidden">
      {rows.map((row) => {
        const id = list.idOf(row);
        const href = hasBoxes ? undefined : list.hrefOf?.(row);
        return (
          <li
            key={id}
            data-row={id}
            className={classes('flex items-center px-4', selection.selected.has(id) && 'bg-indigo-wash')}
          >
            {hasBoxes && list.actions && <RowCheckbox list={control} row={row} />}
            {href ? (
              <Link to={href} data-row-link className={look}>
                {list.card(row)}
              </Link>
            ) : (
              <div className={look}>{list.card(row)}</div>
            )}
            {!hasBoxes && <RowActions list={control} row={row} />}
          </li>
        );
      })}
    </ul>
  );
}
