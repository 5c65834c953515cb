/** A cell with the row and column where a person finds it again. */
export type Cell = {
  /** The text without spaces around it, and without the apostrophe that guards a formula. */
  text: string;
  row: number;
  column: string;
  /** Set if an empty cell clears the value instead of keeping the current one. */
  isCleared?: true;
};

/** Something in a file that a person has to look at. */
export type Mistake = { row: number; column: string; value: string; message: string };

/** One row of a file with its cells unchanged. */
export type FileRow = { row: number; cells: string[] };

/** The columns of a file by their folded headings. */
export type Header = { headings: string[]; places: Map<string, number> };

/** Returns the header of a file; of two columns with the same heading the first counts. */
export function toHeader(headings: readonly string[]): Header {
  const places = new Map<string, number>();
  for (const [place, heading] of headings.entries()) {
    const folded = foldHeading(heading);
    if (folded !== '' && !places.has(folded)) places.set(folded, place);
  }
  return { headings: [...headings], places };
}

/** Returns a heading in small letters and digits: `Compare-at price` and `Compare At Price` are the same, and so are `MRP (Rs.)` and `MRP`. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\(not editable\)/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (in )?(rs|inr|rupees)$/, '');
}

/** Returns the cell of a row under the first of some folded headings that the file has; undefined where it has none of them. */
export function cellOf(header: Header, { row, cells }: FileRow, ...headings: string[]): Cell | undefined {
  const found = headings.find((heading) => header.places.has(heading));
  if (found === undefined) return undefined;
  const place = header.places.get(found)!;
  return { text: cleanCell(cells[place] ?? ''), row, column: header.headings[place]!.trim() };
}

/** Returns the text of a cell under a folded heading, or an empty text. */
export function textOf(header: Header, row: FileRow, ...headings: string[]): string {
  return cellOf(header, row, ...headings)?.text ?? '';
}

/** Returns a mistake that points at a cell. */
export function toMistake({ row, column, text }: Cell, message: string): Mistake {
  return { row, column, value: text.slice(0, 200), message };
}

function cleanCell(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith("'") ? trimmed.slice(1) : trimmed;
}
