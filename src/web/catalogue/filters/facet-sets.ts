import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import type { Facet } from '#contract/catalogue/product-query.ts';

/** Returns the filter sets of counted facets. */
export function toFilterSets(facets: readonly Facet[]): FilterSet[] {
  return facets.map(({ options, ...set }) => ({ ...set, options: options.map(({ value }) => value) }));
}

/** Reads the page number from the URL: a whole number from 1; anything else counts as 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
