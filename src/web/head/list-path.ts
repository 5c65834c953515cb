import * as words from './words.ts';

type Shown = { page: number; items: readonly unknown[] };

/**
 * Returns the canonical URL of a list. It keeps the page number, because each page shows other products, and drops sort order and view. A
 * filtered list and an empty page have the URL of the first page.
 */
export function toListPath(path: string, { page, items }: Shown, isFiltered: boolean): string {
  return page > 1 && items.length > 0 && !isFiltered ? `${path}?page=${page}` : path;
}

/** Returns a title that distinguishes the pages of a list. */
export function toListTitle(title: string, { page }: Shown): string {
  return page > 1 ? words.pageOf(title, page) : title;
}
