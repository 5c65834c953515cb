import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { HeadCell } from './head-cell.tsx';
import { PageCheckbox, RowCheckbox } from '#admin/list/bulk/row-checkbox.tsx';
import type { List } from '#admin/list/use-list.ts';

/** The rows as a table, from 768 pixels on. */
export function ListTable<Row>({ list: control }: { list: List<Row> }) {
  const { list, rows, state, change, selection } = control;
  const columns = state.columns.flatMap((id) => list.columns.find((column) => column.id === id) ?? []);
  return (
    <div className="mt-3 hidden overflow-x-auto rounded-md border border-line bg-card md:block">
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{list.title}</caption>
        <thead className="border-b border-line text-quiet">
          <tr>
            {list.actions && (
              <td className="w-11">
                <PageCheckbox list={control} />
              </td>
            )}
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
              className={classes(
                'h-11 border-b border-line last:border-0 focus-within:bg-sand hover:bg-paper',
                selection.selected.has(list.idOf(row)) && 'bg-indigo-wash',
              )}
            >
              {list.actions && (
                <td className="w-11">
                  <RowCheckbox list={control} row={row} />
                </td>
              )}
              {columns.map((column, index) => (
                <td
                  key={column.id}
                  className={classes('px-3 py-1', column.align === 'end' && 'text-right figures')}
                >
                  {index === 0 ? (
                    <RowLink href={list.hrefOf?.(row)}>{column.cell(row)}</RowLink>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RowLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const look = 'inline-flex min-h-11 items-center font-medium figures';
  if (!href)
    return (
      <span data-row-link tabIndex={-1} className={look}>
        {children}
      </span>
    );
  return (
    <Link to={href} data-row-link className={classes(look, 'text-indigo hover:underline')}>
      {children}
    </Link>
  );
}
