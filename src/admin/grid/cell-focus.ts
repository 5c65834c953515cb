/** The place of a cell among the cells of a grid that can be edited. */
export type CellPlace = { row: number; column: number };

/** Returns the attribute by which a cell is found in its grid. */
export function toCellId({ row, column }: CellPlace): string {
  return `${row}:${column}`;
}

/** Returns the cell at a place of the grid around an element; undefined beyond its edges. */
export function findCell(inside: Element, place: CellPlace): HTMLElement | undefined {
  const grid = inside.closest('[role="grid"]');
  return grid?.querySelector<HTMLElement>(`[data-cell="${toCellId(place)}"]`) ?? undefined;
}

/** Returns the place of a cell; undefined for an element that is in no cell. */
export function placeOf(element: Element): CellPlace | undefined {
  const id = element.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (!id) return undefined;
  const [row, column] = id.split(':').map(Number);
  return { row: row!, column: column! };
}

/** Returns the cell after or before another in reading order: the next in its row, else the first in the row below. */
export function findNextCell(cell: Element, by: 1 | -1): HTMLElement | undefined {
  const cells = [...(cell.closest('[role="grid"]')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
  const at = cells.findIndex((each) => each.contains(cell) || each === cell);
  return at === -1 ? undefined : cells[at + by];
}

/** Returns the next cell in a direction, skipping positions that cannot be edited. Reads only the cells of its row or column. */
export function findNeighbour(grid: Element, from: CellPlace, step: CellPlace): HTMLElement | undefined {
  const line = step.row === 0 ? `[data-cell^="${from.row}:"]` : `[data-cell$=":${from.column}"]`;
  let nearest: { cell: HTMLElement; distance: number } | undefined;
  for (const cell of grid.querySelectorAll<HTMLElement>(line)) {
    const [row = 0, column = 0] = cell.dataset.cell!.split(':').map(Number);
    const distance = step.row === 0 ? (column - from.column) * step.column : (row - from.row) * step.row;
    if (distance > 0 && (!nearest || distance < nearest.distance)) nearest = { cell, distance };
  }
  return nearest?.cell;
}
