import { type Cell, type FileRow, type Header, cellOf } from './cell.ts';

/** The folded headings under which files keep each of our columns, our own heading first. */
export type Columns<Key extends string> = Readonly<Record<Key, readonly string[]>>;

/** Returns the cells of one row by our columns: the first filled one where a file keeps a column twice. */
export function readColumns<Key extends string>(
  header: Header,
  row: FileRow,
  columns: Columns<Key>,
): Partial<Record<Key, Cell>> {
  const entries = Object.entries<readonly string[]>(columns).flatMap(([key, headings]) => {
    const cells = headings.flatMap((heading) => cellOf(header, row, heading) ?? []);
    const cell = cells.find(({ text }) => text !== '') ?? cells[0];
    return cell ? [[key, cell] as const] : [];
  });
  return Object.fromEntries(entries) as Partial<Record<Key, Cell>>;
}

/** Returns the cells of several rows merged: the first filled cell of each column. */
export function mergeCells<Key extends string>(
  rows: readonly Partial<Record<Key, Cell>>[],
): Partial<Record<Key, Cell>> {
  const merged: Partial<Record<Key, Cell>> = {};
  for (const cells of rows)
    for (const [key, cell] of Object.entries(cells) as [Key, Cell][])
      if ((merged[key]?.text ?? '') === '') merged[key] = cell;
  return merged;
}

/** Returns all headings of some columns. */
export function headingsOf(columns: Columns<string>): Set<string> {
  return new Set(Object.values(columns).flat());
}
