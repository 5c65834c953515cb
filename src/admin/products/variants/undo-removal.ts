import type { VariantRow } from './variant-rows.ts';

type Rows = readonly VariantRow[];

/** The variants before one, or those of a colour or size, were removed, and those that were kept. */
export type Removal = { before: Rows; kept: Rows };

/**
 * Returns the variants with those back that were removed, at their place. What was typed and removed since stays so. A variant that had lost
 * its last colour or size takes it again.
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

/** Returns whether a variant is the one that it was: by its id, or, not saved yet, by what it still has of its colour and size. */
function isSame(now: VariantRow, before: VariantRow): boolean {
  if (now.id !== undefined && before.id !== undefined) return now.id === before.id;
  const fits = (axis: 'color' | 'size') => now[axis] === null || now[axis] === before[axis];
  return fits('color') && fits('size');
}
