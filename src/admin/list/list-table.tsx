import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import type { Column, ListDefinition } from './list-definition.ts';
import type { ListState } from './list-state.ts';
import type { ChangeList } from './use-list-state.ts';

type TableProps<Row> = {
  list: ListDefinition<Row>;
  rows: readonly Row[];
  state: ListState;
  change: ChangeList;
};

/** The rows as a table, from 768 pixels on. */
export function ListTable<Row>({ list, rows, state, change }: TableProps<Row>) {
  const columns = state.columns.flatMap((id) => list.columns.find((column) => column.id === id) ?? []);
  return (
    <div className="mt-3 hidden overflow-x-auto rounded-md border border-line bg-card md:block">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-quiet">
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} {...{ column, state, change }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={list.idOf(row)}
              data-row={list.idOf(row)}
              className="h-11 border-b border-line last:border-0 hover:bg-paper"
            >
              {columns.map((column, index) => (
                <td key={column.id} className={classes('px-3 py-1', column.align === 'end' && 'text-right')}>
                  {index === 0 ? <RowLink {...{ list, row }}>{column.cell(row)}</RowLink> : column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowLink<Row>({
  list,
  row,
  children,
}: {
  list: ListDefinition<Row>;
  row: Row;
  children: React.ReactNode;
}) {
  const href = list.hrefOf?.(row);
  if (!href) return children;
  return (
    <Link to={href} className="inline-flex min-h-11 items-center font-medium text-indigo hover:underline">
      {children}
    </Link>
  );
}

type HeadProps<Row> = { column: Column<Row>; state: ListState; change: ChangeList };

function HeadCell<Row>({ column, state, change }: HeadProps<Row>) {
  const { sort, align, label } = column;
  const isUp = sort?.up === state.sort;
  const isDown = sort?.down === state.sort;
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={classes('px-3 font-medium whitespace-nowrap', align === 'end' && 'text-right')}
    >
      {sort ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1 hover:text-ink"
          onClick={() => change({ sort: isDown ? sort.up : sort.down })}
        >
          {label}
          {(isUp || isDown) && <Arrow aria-hidden="true" size={16} />}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center">{label}</span>
      )}
    </th>
  );
}
