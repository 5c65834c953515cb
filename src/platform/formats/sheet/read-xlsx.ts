import { readSheet as readFirstSheet } from 'read-excel-file/universal';
import { requireBoundedXlsx } from './bound-xlsx.ts';
import { type SheetRow, UnreadableSheet } from './sheet.ts';

/**
 * Reads the first sheet of an Excel file. A formula counts as the result that Excel stored with it; nothing is calculated. Days are
 * `2026-11-23`, times `2026-11-23 20:00:00`, without a time zone, because Excel has none. Throws UnreadableSheet, before unpacking anything
 * if the file would become too large.
 */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRow[]> {
  requireBoundedXlsx(bytes);
  try {
    const rows = await readFirstSheet(new Blob([bytes as Uint8Array<ArrayBuffer>]), {
      parseNumber: (stored) => toPlainNumber(stored) as never,
      trim: false,
    });
    return rows.map((cells, index) => ({ row: index + 1, cells: cells.map(toText) }));
  } catch {
    throw new UnreadableSheet('This Excel file cannot be read. Please save it again as .xlsx or CSV.');
  }
}

/** Returns a stored number as people write it: with at most 15 digits, which is all that Excel keeps, and without an exponent. */
function toPlainNumber(stored: string): string {
  const number = Number(Number(stored).toPrecision(15));
  if (!Number.isFinite(number)) return stored;
  const isWhole = Number.isSafeInteger(number);
  return isWhole ? BigInt(number).toString() : String(number);
}

/** Returns a cell as text, without the characters that XML can encode and a database cannot store. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return toMoment(cell);
  return String(cell).replaceAll('\0', '').toWellFormed();
}

/** Returns a day or time as the cell shows it. Excel stores it as a fraction of a day, which may fall just short of a full second. */
function toMoment(read: Date): string {
  const second = new Date(Math.round(read.getTime() / 1000) * 1000);
  return second
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
    .replace(/ 00:00:00$/, '');
}
