import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EditCell } from '#admin/grid/edit-cell.tsx';
import { useGrid } from '#admin/grid/use-grid.ts';
import { classes } from '#ui/classes.ts';
import { HeadCell } from './head-cell.tsx';
import { RowActions, hasRowActions } from '#admin/list/bulk/row-actions.tsx';
import { PageCheckbox, RowCheckbox } from '#admin/list/bulk/row-checkbox.tsx';
import type { Column } from '#admin/list/list-definition.ts';
import { useMay } from '#admin/session/use-me.ts';
import type { List } from '#admin/list/use-list.ts';
import { type CellEdits, useCellEdits } from './use-cell-edits.ts';

/** The rows as a table, from 768 pixels on; as a grid where values are edited in it. */
export function ListTable<Row>({ list: control }: { list: List<Row> }) {
  const { list, rows, state, change } = control;
  const may = useMay();
  const shown = state.columns.flatMap((id) => list.columns.find((column) => column.id === id) ?? []);
  const columns = shown.map(({ edit, ...column }): Column<Row> =>
    edit && (!edit.ability || may(edit.ability)) ? { ...column, edit } : column,
  );
  const edited = columns.filter(({ edit }) => edit);
  const edits = useCellEdits(list);
  const grid = useGrid({
    rows: rows.length,
    columns: edited.length,
    onFill: (cells) => {
      for (const { row, column, text } of cells)
        if (edited[column]!.edit!.text(rows[row]!) !== undefined)
          void edits.save(rows[row]!, edited[column]!, text);
    },
  });
  return (
    <div className="mt-3 hidden overflow-x-auto rounded-md border border-line bg-card md:block">
      <table {...(edited.length > 0 ? grid : {})} className="w-full text-left text-sm">
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
            {hasRowActions(list) && (
              <th scope="col">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={list.idOf(row)} list={control} {...{ row, index, columns, edited, edits }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps<Row> = {
  list: List<Row>;
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** The columns whose values can be edited. */
  edited: readonly Column<Row>[];
  edits: CellEdits<Row>;
};

function TableRow<Row>({ list: control, row, index, columns, edited, edits }: RowProps<Row>) {
  const { list, selection } = control;
  const id = list.idOf(row);
  return (
    <tr
      data-row={id}
      className={classes(
        'h-11 border-b border-line last:border-0 focus-within:bg-sand hover:bg-paper',
        selection.selected.has(id) && 'bg-indigo-wash',
      )}
    >
      {list.actions && (
        <td className="w-11">
          <RowCheckbox list={control} row={row} />
        </td>
      )}
      {columns.map((column, place) => {
        const text = column.edit?.text(row);
        const open = edits.find(row, column);
        if (text !== undefined)
          return (
            <EditCell
              key={column.id}
              label={`${column.label} of ${list.nameOf(row)}`}
              text={open?.text ?? text}
              error={open?.mistake}
              at={{ row: index, column: edited.indexOf(column) }}
              align={column.align}
              inputMode={column.edit!.inputMode}
              onCommit={(typed) => void edits.save(row, column, typed)}
            />
          );
        return (
          <td
            key={column.id}
            className={classes('px-3 py-1', column.align === 'end' && 'text-right figures')}
          >
            {place === 0 ? <RowLink href={list.hrefOf?.(row)}>{column.cell(row)}</RowLink> : column.cell(row)}
          </td>
        );
      })}
      {hasRowActions(list) && (
        <td className="px-3 py-1 text-right">
          <RowActions list={control} row={row} />
        </td>
      )}
    </tr>
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
