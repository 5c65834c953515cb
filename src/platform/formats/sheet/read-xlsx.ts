import { readSheet as readFirstSheet } from 'read-excel-file/universal';
import { UnreadableZip, listZip } from '../zip/read-zip.ts';
import { type SheetRow, UnreadableSheet } from './sheet.ts';

const mostBytes = 150 * 1024 * 1024;

/**
 * Reads the first sheet of an Excel file. A formula counts as the result that Excel stored with it; nothing is calculated. Days are
 * `2026-11-23`. Throws UnreadableSheet, before anything is unpacked where the file would become too large.
 */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRow[]> {
  requireBounded(bytes);
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

function requireBounded(bytes: Uint8Array): void {
  const size = listEntries(bytes).reduce((sum, entry) => sum + entry.bytes, 0);
  if (size > mostBytes)
    throw new UnreadableSheet(
      `This Excel file unpacks to more than ${mostBytes / 1024 / 1024} MB. Please split it, or save it as CSV.`,
    );
}

function listEntries(bytes: Uint8Array) {
  try {
    return listZip(bytes);
  } catch (error) {
    if (error instanceof UnreadableZip) throw new UnreadableSheet('This Excel file is damaged.');
    throw error;
  }
}

/** Returns a stored number as people write it: 15 digits, which is all that Excel keeps, and no exponent. */
function toPlainNumber(stored: string): string {
  const number = Number(Number(stored).toPrecision(15));
  if (!Number.isFinite(number)) return stored;
  const isWhole = Number.isSafeInteger(number);
  return isWhole ? BigInt(number).toString() : String(number);
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  return String(cell);
}
