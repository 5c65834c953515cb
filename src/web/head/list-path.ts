type Shown = { page: number; items: readonly unknown[] };

/**
 * The one address of a list. A page of it stays, for each shows other goods; the order and the view go. What was filtered out of a list
 * is no list of its own: it belongs to the first page, and so does a page with nothing on it.
 */
export function toListPath(path: string, { page, items }: Shown, isFiltered: boolean): string {
  return page > 1 && items.length > 0 && !isFiltered ? `${path}?page=${page}` : path;
}

/** A title that tells the pages of a list apart. */
export function toListTitle(title: string, { page }: Shown): string {
  return page > 1 ? `${title}, page ${page}` : title;
}
