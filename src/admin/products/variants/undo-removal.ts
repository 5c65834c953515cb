import type { VariantRow } from './variant-rows.ts';

type Rows = readonly VariantRow[];

/** The variants before one of them, or all of a colour or size, were removed, and the ones that were kept. */
export type Removal = { before: Rows; kept: Rows };

/**
 * Returns the variants with the removed ones back in their places. Edits and removals since then are kept. A variant that had lost its last
 * colour or size gets it back.
 */
export function undoRemoval(rows: Rows, { before, kept }: Removal): VariantRow[] {
  const isGone = (row: VariantRow) => !kept.includes(row);
  const back = before.flatMap((row) => {
    const now = rows.find((each) => isSame(each, row));
    if (now) return isGone(row) ? { ...now, color: row.color, size: row.size } : now;
    return isGone(row) ? row : [];
  });
  return [...back, ...rows.filter((row) => !before.some((each) => isSame(row, each)))];
}

/** Returns whether two versions are the same variant: by id, or, if it is not saved yet, by the colour and size that it still has. */
function isSame(now: VariantRow, before: VariantRow): boolean {
  if (now.id !== undefined && before.id !== undefined) return now.id === before.id;
  const fits = (axis: 'color' | 'size') => now[axis] === null || now[axis] === before[axis];
  return fits('color') && fits('size');
}
