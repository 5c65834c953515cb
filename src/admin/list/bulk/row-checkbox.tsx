import type { MouseEvent } from 'react';
import type { List } from '#admin/list/use-list.ts';

const box = 'size-5 cursor-pointer accent-madder';
const target = 'grid size-11 place-items-center';

/** Selects one row; with Shift, all rows from the last one that was pressed. */
export function RowCheckbox<Row>({ list: control, row }: { list: List<Row>; row: Row }) {
  const { list, selection } = control;
  const id = list.idOf(row);
  return (
    <label className={target}>
      <span className="sr-only">Select {list.nameOf(row)}</span>
      <input
        type="checkbox"
        className={box}
        checked={selection.selected.has(id)}
        onChange={({ target: { checked } }) => selection.select([row], checked)}
        onClick={(event) => extend(control, id, event)}
      />
    </label>
  );
}

/** The row that was pressed last, from which Shift extends the selection. */
let lastPressed: string | undefined;

function extend<Row>({ list, rows, selection }: List<Row>, id: string, event: MouseEvent<HTMLInputElement>) {
  const from = rows.findIndex((row) => list.idOf(row) === lastPressed);
  const to = rows.findIndex((row) => list.idOf(row) === id);
  lastPressed = id;
  if (!event.shiftKey || from === -1) return;
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
  selection.select(range, event.currentTarget.checked);
}

/** Selects the rows of this page alone, once they are loaded: until then the rows of the page before are in view. */
export function PageCheckbox<Row>({ list: { list, rows, page, selection } }: { list: List<Row> }) {
  const count = rows.filter((row) => selection.selected.has(list.idOf(row))).length;
  return (
    <label className={target}>
      <span className="sr-only">Select this page</span>
      <input
        type="checkbox"
        className={box}
        checked={count > 0 && count === rows.length}
        disabled={page.isPlaceholderData}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && count < rows.length;
        }}
        onChange={({ target: { checked } }) => selection.select(rows, checked)}
      />
    </label>
  );
}
