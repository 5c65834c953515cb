import {
  type IndexedDocument,
  type Reading as ReadingOf,
  type SearchIndex,
  type SortKeys,
  createSearchIndex,
} from '#platform/search-index/search-index.ts';

/** The numbers that the index has of a product. Products can be sorted by each number and selected by a range of it. */
export const columns = [
  'fromPricePaise',
  /** Whole percent off; -1 without a sale. */
  'percentOff',
  'createdAtMs',
  /** Units sold in 90 days. */
  'sold',
  'ratingSum',
  /** 1 or 0, like the next two. */
  'featured',
  'inStock',
  /** Whether more pieces are left than the few whose number a card shows. */
  'plenty',
  /** A hash that differs when anything changes that lists, their order or searches depend on. */
  'state',
  /** A hash that differs when anything changes that searches look into. */
  'words',
] as const;

export type Column = (typeof columns)[number];

/**
 * The orders that the index keeps. Sold out products come last in each except the one by price. A list from the highest price down is
 * `cheapest` read from its end. `stocked` is for products shown next to another one: products that may soon be gone come after those in
 * plenty, so that the last piece of a product seldom changes the page of another one.
 */
export const orders = {
  newest: ['-inStock', '-createdAtMs', '-id'],
  cheapest: ['fromPricePaise', 'id'],
  popular: ['-inStock', '-sold', '-ratingSum', 'id'],
  featured: ['-inStock', '-featured', '-sold', '-createdAtMs', 'id'],
  stocked: ['-inStock', '-plenty', '-sold', '-ratingSum', 'id'],
} as const satisfies Record<string, SortKeys<Column>>;

export type Order = keyof typeof orders;
/** The order of a list, and whether it is read from the end of that order. */
export type Reading = ReadingOf<Order>;

/** The texts that searches look into: the columns `search_text` and `search_fold`. */
const fields = ['text', 'fold'] as const;
export type Field = (typeof fields)[number];

/** The columns that the index keeps of every product in memory: enough to count and sort lists, not enough to show the product. */
export type IndexedProduct = IndexedDocument<Column>;

export type ProductSearchIndex = SearchIndex<Column, Order, Field>;

/** Makes the product index, empty. */
export function createProductSearchIndex(): ProductSearchIndex {
  return createSearchIndex({ columns, orders, fields, textVersion: 'words' });
}

/** The facet terms of products: `category cat_…`, `featured true`, `value material=brass`. */
export const terms = {
  category: (id: string) => `category ${id}`,
  subcategory: (id: string) => `subcategory ${id}`,
  maker: (id: string) => `maker ${id}`,
  craft: (id: string) => `craft ${id}`,
  featured: (is: boolean) => `featured ${is}`,
  sold: 'sold',
  onSale: 'on sale',
  value: (filterValue: string) => `value ${filterValue}`,
};
