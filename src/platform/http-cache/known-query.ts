/** The query of an address, parted into what a page or call knows and what it does not: both with their question mark, or empty. */
export type PartedQuery = { known: string; unknown: string };

/**
 * Parts the query of an address by the names of the parameters that are known. What is known stays as it was written, because the
 * answer is kept under it: an address that a browser asks again must be found again.
 */
export function partQuery(search: string, names: readonly string[]): PartedQuery {
  const parts = search.slice(1).split('&').filter(Boolean);
  const isKnown = (part: string) => names.includes([...new URLSearchParams(part).keys()][0] ?? '');
  const known = parts.filter(isKnown);
  if (known.length === parts.length) return { known: join(parts), unknown: '' };
  return { known: join(known), unknown: join(parts.filter((part) => !isKnown(part))) };
}

function join(parts: readonly string[]): string {
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
