import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { guessDelimiter } from './guess-delimiter.ts';
import { type SheetRow, UnreadableSheet } from './sheet.ts';

const chunkLength = 64 * 1024;

/**
 * Reads CSV with commas, semicolons or tabs, in chunks, so that other requests are answered in between. A quotation mark inside a cell is
 * text. Throws UnreadableSheet for a cell whose quotation mark never closes.
 */
export async function readCsv(text: string): Promise<SheetRow[]> {
  const parser = Readable.from(chunks(text)).pipe(
    parse({ delimiter: guessDelimiter(text), relax_quotes: true, relax_column_count: true, bom: true }),
  );
  const rows: SheetRow[] = [];
  try {
    for await (const cells of parser as AsyncIterable<string[]>) rows.push({ row: rows.length + 1, cells });
  } catch (error) {
    throw new UnreadableSheet(toSentence(error));
  }
  return rows;
}

/** Cuts bytes, which the parser joins again: cutting text could lose half of a letter. */
function* chunks(text: string): Generator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += chunkLength) yield bytes.subarray(from, from + chunkLength);
}

function toSentence(error: unknown): string {
  if (!(error instanceof CsvError)) throw error;
  const row = Number(error['records'] ?? 0) + 1;
  return error.code === 'CSV_QUOTE_NOT_CLOSED'
    ? `A cell in or after row ${row} begins with a quotation mark that never closes. Remove it, or write it twice.`
    : `Row ${row} cannot be read. Please save the file again as CSV.`;
}
