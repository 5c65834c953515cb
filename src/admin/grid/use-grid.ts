import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type CellPlace, findCell, findNeighbour, placeOf } from './cell-focus.ts';
import { type CellText, placeCells, readPaste } from './read-paste.ts';

type GridOptions = {
  rows: number;
  columns: number;
  /** Takes values for some cells: pasted from a spreadsheet, or filled down. */
  onFill: (cells: CellText[]) => void;
};

const steps: Record<string, CellPlace> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Returns the attributes of a table whose cells are edited: one tab stop, arrows move between the cells, Ctrl+D copies the cell above, and
 * a paste fills the cells from the focused one on. Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGrid({ rows, columns, onFill }: GridOptions) {
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (grid.current?.querySelector('[data-cell][tabindex="0"]')) return;
    const first = grid.current?.querySelector<HTMLElement>('[data-cell]');
    if (first) first.tabIndex = 0;
  });
  function press(event: KeyboardEvent<HTMLElement>) {
    const at = isEditing(event.target) ? undefined : placeOf(event.target as Element);
    if (!at || event.altKey) return;
    const step = steps[event.key];
    const isFill = event.key === 'd' && (event.ctrlKey || event.metaKey);
    if (step) findNeighbour(event.currentTarget, at, step)?.focus();
    else if (isFill) fillFromAbove(event.currentTarget, at);
    else return;
    event.preventDefault();
  }
  function fillFromAbove(inside: Element, { row, column }: CellPlace) {
    const above = findCell(inside, { row: row - 1, column });
    if (above) onFill([{ row, column, text: above.dataset.text ?? '' }]);
    // The focus moves on, so that the key can be held to fill a whole column.
    findCell(inside, { row: row + 1, column })?.focus();
  }
  function paste(event: ClipboardEvent<HTMLElement>) {
    const at = placeOf(event.target as Element);
    const pasted = readPaste(event.clipboardData.getData('text/plain'));
    const isOneCell = pasted.length === 1 && pasted[0]!.length === 1;
    if (!at || (isOneCell && isEditing(event.target))) return;
    event.preventDefault();
    onFill(placeCells(pasted, at, { rows, columns }));
  }
  return { ref: grid, role: 'grid', onKeyDown: press, onPaste: paste, onFocus: keepTabStop };
}

/** Makes the focused cell the one that Tab returns to. */
function keepTabStop({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const cell = target.closest<HTMLElement>('[data-cell]');
  if (!cell) return;
  for (const each of currentTarget.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]'))
    if (each !== cell) each.tabIndex = -1;
  if (cell.tabIndex !== 0) cell.tabIndex = 0;
}

function isEditing(target: EventTarget): boolean {
  return target instanceof HTMLInputElement;
}
