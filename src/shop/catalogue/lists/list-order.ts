import type { Sort } from '#domain/catalogue/filters.ts';
import type { CategoryRule } from '#domain/catalogue/category.ts';
import type { Compare } from '#platform/search-index/sorted-ordinals.ts';
import type { Columns } from './indexed-product.ts';

/** The orders that the index keeps. A list from the highest price down is `cheapest` read from its end. */
export const orders = ['newest', 'cheapest', 'popular', 'featured', 'stocked'] as const;
export type Order = (typeof orders)[number];

/** The order of a list, and whether it is read from the end of that order. */
export type Reading = { order: Order; fromEnd: boolean };

/**
 * Returns the order of a list: the requested one, else newest first. Bestsellers are ordered by sales if they are sorted by `featured` or
 * not at all; Newest is ordered by date if it is sorted by `featured`.
 */
export function readingOf(sort: Sort | undefined, rule: CategoryRule | null | undefined): Reading {
  if (rule === 'bestsellers' && (sort === undefined || sort === 'featured')) return readings.popular;
  if (rule === 'newest' && sort === 'featured') return readings.newest;
  return readings[sort ?? 'newest'];
}

const readings: Record<Sort, Reading> = {
  newest: { order: 'newest', fromEnd: false },
  price_asc: { order: 'cheapest', fromEnd: false },
  price_desc: { order: 'cheapest', fromEnd: true },
  popular: { order: 'popular', fromEnd: false },
  featured: { order: 'featured', fromEnd: false },
};

/** Returns for every order a function that compares two ordinals by the columns; ids break ties. */
export function compareBy(columns: Columns, ids: readonly string[]): Record<Order, Compare> {
  const byId: Compare = (a, b) => (ids[a]! < ids[b]! ? -1 : Number(ids[a]! > ids[b]!));
  // Each comparison looks the columns up, because they are replaced when they grow.
  const most =
    (column: keyof Columns): Compare =>
    (a, b) =>
      columns[column][b]! - columns[column][a]!;
  const [newest, sold, rated] = [most('createdAtMs'), most('sold'), most('ratingSum')];
  const [featured, inStock, dearest] = [most('featured'), most('inStock'), most('fromPricePaise')];
  return {
    newest: (a, b) => newest(a, b) || byId(b, a),
    cheapest: (a, b) => dearest(b, a) || byId(a, b),
    popular: (a, b) => sold(a, b) || rated(a, b) || byId(a, b),
    featured: (a, b) => featured(a, b) || inStock(a, b) || sold(a, b) || newest(a, b) || byId(a, b),
    stocked: (a, b) => inStock(a, b) || sold(a, b) || byId(a, b),
  };
}
