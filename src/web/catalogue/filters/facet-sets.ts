import type { FilterSet } from '#domain/catalogue/category.ts';
import type { Facet } from '#contract/product-query.ts';

/** The filter sets that counted facets belong to. */
export function toFilterSets(facets: readonly Facet[]): FilterSet[] {
  return facets.map(({ options, ...set }) => ({ ...set, options: options.map(({ value }) => value) }));
}

/** The page an address asks for: a whole number from 1; anything else is the first. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
