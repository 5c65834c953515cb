import { replace } from 'react-router';
import { countPages } from '#domain/paging.ts';

type Shown = { total: number; page: number; limit: number };

export const APPENDING = 'more';

/** Throws a redirect to the last page when the requested page lies past the end of the list. An empty list is rendered as such. */
export function stayWithin({ total, page, limit }: Shown, { pathname, searchParams }: URL): void {
  const last = countPages(total, limit);
  if (total === 0 || page <= last || searchParams.has(APPENDING)) return;
  const query = new URLSearchParams(searchParams);
  if (last > 1) query.set('page', String(last));
  else query.delete('page');
  // It replaces the history entry: otherwise Back would open the requested URL, which redirects here again.
  throw replace(query.size > 0 ? `${pathname}?${query}` : pathname);
}

/**
 * Marks the URL of a page that is fetched to append its products: if the list has become shorter in the meantime, the result is empty
 * instead of a redirect.
 */
export function toAppendedHref(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${APPENDING}=`;
}
