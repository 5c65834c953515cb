/** The numbers that the index has of a product. Products can be sorted by each number and selected by a range of it. */
export const columns = [
  'fromPricePaise',
  /** Whole percent off; -1 without a sale. */
  'percentOff',
  'createdAtMs',
  /** Units sold in 90 days. */
  'sold',
  'ratingSum',
  /** 1 or 0, like `inStock`. */
  'featured',
  'inStock',
  /** A hash that differs when anything changes that lists, their order or searches depend on. */
  'state',
  /** A hash that differs when anything changes that searches look into. */
  'words',
] as const;

export type Column = (typeof columns)[number];
/** The numbers at each ordinal, by column. A product keeps its ordinal for as long as it is in the index. */
export type Columns = Record<Column, Float64Array<ArrayBuffer>>;

/** What the index keeps of every product in memory: enough to count and sort lists, not enough to show the product. */
export type IndexedProduct = Record<Column, number> & {
  id: string;
  /** Its facet terms: `category cat_…`, `featured true`, `value material=brass`. */
  terms: readonly string[];
};

/** The facet terms of products. */
export const terms = {
  category: (id: string) => `category ${id}`,
  subcategory: (id: string) => `subcategory ${id}`,
  craft: (name: string) => `craft ${name}`,
  featured: (is: boolean) => `featured ${is}`,
  sold: 'sold',
  onSale: 'on sale',
  value: (filterValue: string) => `value ${filterValue}`,
};
