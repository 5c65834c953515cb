/** Text from people is guarded; numbers are ours. */
type CsvCell = string | number;

/** A table as spreadsheets read it (RFC 4180, CRLF), where no text can be taken for a formula. */
export function toCsv(headings: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return [headings, ...rows].map((row) => `${row.map(toField).join(',')}\r\n`).join('');
}

// A spreadsheet trims before it looks, and calculates what begins like this. https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠\t\r\0]/u;

function toField(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) || /^[\t\r\0]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
