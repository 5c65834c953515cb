import { type Cell, type FileRow, type Header, cellOf } from '../cell.ts';

/** Grams of each unit of weight. */
export const GRAMS: Record<string, number> = { kg: 1000, g: 1, lbs: 453.592, oz: 28.3495 };
/** Millimetres of each unit of length. */
export const MILLIMETRES: Record<string, number> = { m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 };

/** Reads a measure of a variation, or else of its parent, as whole grams or millimetres. Its unit is in the heading. */
export function readMeasure(
  header: Header,
  rows: readonly FileRow[],
  what: string,
  units: Record<string, number>,
): Cell | undefined {
  const unit = Object.keys(units).find((each) => header.places.has(`${what} ${each}`));
  if (!unit) return undefined;
  const cells = rows.flatMap((row) => cellOf(header, row, `${what} ${unit}`) ?? []);
  const cell = cells.find(({ text }) => text !== '');
  if (!cell) return undefined;
  const number = Number(cell.text.replace(',', '.')) * units[unit]!;
  return number > 0 ? { ...cell, text: String(Math.max(1, Math.round(number))) } : undefined;
}
