import type { Sort } from '#domain/catalogue/filters.ts';
import type { CategoryRule } from '#domain/catalogue/category.ts';
import type { Compare } from '#platform/search-index/sorted-ordinals.ts';
import type { Columns } from './indexed-product.ts';

/** An order that goods are kept in. What is dearest first is read from the end of what is cheapest first. */
export const orders = ['newest', 'cheapest', 'popular', 'featured', 'stocked'] as const;
export type Order = (typeof orders)[number];

/** How a list is read: in which order, from its beginning or from its end. */
export type Reading = { order: Order; fromEnd: boolean };

/** The order of a list: as asked, else newest first. A category that is itself a question opens in the order of that question. */
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

/** How two places compare in every order, by what stands in the columns; ids settle every tie. */
export function compareBy(columns: Columns, ids: readonly string[]): Record<Order, Compare> {
  const byId: Compare = (a, b) => (ids[a]! < ids[b]! ? -1 : Number(ids[a]! > ids[b]!));
  // The columns are looked up each time: they are replaced when they grow.
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
