import { unzipSync } from 'fflate';
import { UnreadableZip, listZip } from '../zip/read-zip.ts';
import { UnreadableSheet } from './sheet.ts';

const mostBytes = 150 * 1024 * 1024;
/** The limits of Excel: a sheet cannot have more rows or columns. */
const mostRows = 1_048_576;
const mostColumns = 16_384;
/** The most cells that a table may have, from A1 to the last one: empty cells take memory too. */
const mostCells = 20_000_000;

/** Refuses an Excel file that would take too much memory when it is read, however small the file is. Throws UnreadableSheet. */
export function requireBoundedXlsx(bytes: Uint8Array): void {
  const size = listEntries(bytes).reduce((sum, entry) => sum + entry.bytes, 0);
  if (size > mostBytes)
    throw new UnreadableSheet(
      `This Excel file unpacks to more than ${mostBytes / 1024 / 1024} MB. Please split it, or save it as CSV.`,
    );
  const decoder = new TextDecoder();
  for (const xml of Object.values(unpack(bytes))) requireBoundedTable(decoder.decode(xml));
}

function listEntries(bytes: Uint8Array) {
  try {
    return listZip(bytes);
  } catch (error) {
    if (error instanceof UnreadableZip) throw damaged();
    throw error;
  }
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes);
  } catch {
    throw damaged();
  }
}

function damaged(): UnreadableSheet {
  return new UnreadableSheet('This Excel file is damaged.');
}

const rowOrCell = /<(?:\w+:)?(?:row|c)\s[^<>]*>/g;
const address = /\sr=["']([A-Z]*)(\d+)["']/;

function requireBoundedTable(xml: string): void {
  let [rows, columns, made] = [0, 0, 0];
  let [lastRow, lastColumn] = [0, 0];
  for (const [tag] of xml.matchAll(rowOrCell)) {
    const [, letters = '', digits = ''] = address.exec(tag) ?? [];
    if (!digits) continue;
    const [row, column] = [Number(digits), toColumn(letters)];
    if (row > mostRows || column > mostColumns) throw tooFar();
    // The reader creates a row up to its last cell, and finally extends every row to the last column that is not empty.
    if (row !== lastRow) made += lastColumn;
    [lastRow, lastColumn] = [row, column];
    if (column === 0 || tag.endsWith('/>')) continue;
    [rows, columns] = [Math.max(rows, row), Math.max(columns, column)];
    if (rows * columns > mostCells) throw tooFar();
  }
  if (made + lastColumn > mostCells) throw tooFar();
}

function toColumn(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column;
}

function tooFar(): UnreadableSheet {
  return new UnreadableSheet(
    'This Excel file has a cell far below or to the right of the others. Please copy the table into a new sheet.',
  );
}
