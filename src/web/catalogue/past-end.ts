import { replace } from 'react-router';
import { countPages } from '#domain/paging.ts';

type Shown = { total: number; page: number; limit: number };

export const APPENDING = 'more';

/** Leads to the last page of a list from an address behind its end, by throwing the way there. A list with nothing in it says so itself. */
export function stayWithin({ total, page, limit }: Shown, { pathname, searchParams }: URL): void {
  const last = countPages(total, limit);
  if (total === 0 || page <= last || searchParams.has(APPENDING)) return;
  const query = new URLSearchParams(searchParams);
  if (last > 1) query.set('page', String(last));
  else query.delete('page');
  // Back would lead to the address asked for, and from there here again: it leaves the history.
  throw replace(query.size > 0 ? `${pathname}?${query}` : pathname);
}

/** Where a page is had for appending its goods: a list that became shorter meanwhile then has none there, and leads nobody away. */
export function toAppendedHref(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${APPENDING}=`;
}
