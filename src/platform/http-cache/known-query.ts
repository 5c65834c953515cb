/** A query string, split into the parameters that a page or call knows and the others; each part keeps its question mark or is empty. */
export type PartedQuery = { known: string; unknown: string };

/**
 * Splits a query string by the names of the known parameters. Known parameters keep their exact spelling, because the response is cached
 * under them: a URL that a browser requests again must be found again.
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
