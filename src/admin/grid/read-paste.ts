import type { CellPlace } from './cell-focus.ts';

/** Returns the cells of text copied from a spreadsheet: lines are rows, tabs separate columns. A trailing empty line does not count. */
export function readPaste(text: string): string[][] {
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** A value for one cell. */
export type CellText = CellPlace & { text: string };

/** Returns where the pasted cells go, from one cell to the right and down; what would lie beyond the grid is left out. */
export function placeCells(
  pasted: readonly (readonly string[])[],
  at: CellPlace,
  size: { rows: number; columns: number },
): CellText[] {
  return pasted.flatMap((cells, down) =>
    cells
      .map((text, right) => ({ row: at.row + down, column: at.column + right, text }))
      .filter(({ row, column }) => row < size.rows && column < size.columns),
  );
}
