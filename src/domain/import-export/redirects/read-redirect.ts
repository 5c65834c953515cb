import type { Cell, FileRow, Header } from '../cell.ts';
import { type Columns, headingsOf, readColumns } from '../read-columns.ts';

/** The columns of old addresses in our own file and in Shopify's. */
const REDIRECT_HEADINGS: Columns<'path' | 'target'> = {
  path: ['redirect from', 'old address'],
  target: ['redirect to', 'leads to'],
};

const known = headingsOf(REDIRECT_HEADINGS);

/** Returns whether a lower-case heading is that of a column of old addresses. */
export function isRedirectHeading(heading: string): boolean {
  return known.has(heading);
}

/** Reads the one row of an old address. */
export function readRedirect(header: Header, [row]: readonly FileRow[]): { path: Cell; target: Cell } {
  const { path, target } = readColumns(header, row!, REDIRECT_HEADINGS);
  return { path: path!, target: target! };
}
