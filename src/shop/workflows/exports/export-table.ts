import { UTF8_MARK, toCsvRows } from '#platform/formats/sheet/write-csv.ts';
import { writeXlsx } from '#platform/formats/sheet/write-xlsx.ts';

/** The rows of a table in parts, the first of which is its header. */
export type TableParts = AsyncIterable<readonly (readonly (string | number)[])[]>;

/** Returns a table as CSV, part by part. */
export async function* toCsvParts(parts: TableParts): AsyncGenerator<string> {
  let mark = UTF8_MARK;
  for await (const rows of parts) {
    yield mark + toCsvRows(rows);
    mark = '';
  }
}

/** Returns a table as an Excel file, part by part. An import removes one apostrophe from a cell, so text with its own apostrophe has two. */
export function toXlsxParts(parts: TableParts): AsyncGenerator<Uint8Array> {
  return writeXlsx(guardApostrophes(parts));
}

async function* guardApostrophes(parts: TableParts): TableParts & AsyncGenerator<(string | number)[][]> {
  for await (const rows of parts)
    yield rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' && cell.startsWith("'") ? `'${cell}` : cell)),
    );
}
