import type { Sort } from '#domain/catalogue/filters.ts';
import type { CategoryRule } from '#domain/catalogue/category-rule.ts';
import type { Reading } from './indexed-product.ts';

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
  best: { order: 'newest', fromEnd: false },
  newest: { order: 'newest', fromEnd: false },
  price_asc: { order: 'cheapest', fromEnd: false },
  price_desc: { order: 'cheapest', fromEnd: true },
  popular: { order: 'popular', fromEnd: false },
  featured: { order: 'featured', fromEnd: false },
};
