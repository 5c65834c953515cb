import { isZip } from '../zip/read-zip.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type Sheet, type SheetRow, UnreadableSheet } from './sheet.ts';

const mostRows = 100_000;
const mostColumns = 1000;

/** Reads a CSV or Excel file by its contents, whatever its name; empty rows are left out. Throws UnreadableSheet. */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length === 0) throw new UnreadableSheet('This file is empty.');
  if (isOldExcel(bytes))
    throw new UnreadableSheet('This is an old Excel file (.xls). Please save it as .xlsx or CSV.');
  if (isZip(bytes)) return { rows: requireRows(await readXlsx(bytes)), encoding: null };
  const { text, encoding } = decodeText(bytes);
  if (text.includes('\0')) throw new UnreadableSheet('This is not a CSV or Excel file.');
  return { rows: requireRows(await readCsv(text)), encoding };
}

function requireRows(rows: readonly SheetRow[]): SheetRow[] {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new UnreadableSheet('This file has no rows.');
  if (filled.some(({ cells }) => cells.length > mostColumns))
    throw new UnreadableSheet(
      `This file has more than ${mostColumns} columns. Please remove the empty ones.`,
    );
  if (filled.length > mostRows)
    throw new UnreadableSheet(`This file has more than ${mostRows} rows. Please split it.`);
  return filled;
}

function isOldExcel(bytes: Uint8Array): boolean {
  return [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);
}
