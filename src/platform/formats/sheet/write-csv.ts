/** Text is guarded against formulas because users write it; numbers are our own. */
type CsvCell = string | number;

/** Begins a CSV file for spreadsheets: without it Excel on Windows does not recognise UTF-8. */
export const UTF8_MARK = '\uFEFF';

/** Returns a table as CSV for spreadsheets (RFC 4180, CRLF), in which no text can be read as a formula. */
export function toCsv(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return toCsvRows([headings, ...rows]);
}

/** Returns rows of a table as CSV, for a file that is written in parts. */
export function toCsvRows(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

// A spreadsheet trims a cell and then evaluates text that begins like this. https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\0]/u;

function toField(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  // A reader removes one apostrophe from the beginning, so that text with its own apostrophe has two.
  const text = formula.test(cell) || /^[\t\r\0']/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
