/** What is known of a product as a number; a product may be sorted by each and asked for between two values. */
export const columns = [
  'fromPricePaise',
  /** Whole percent off; -1 without a sale. */
  'percentOff',
  'createdAtMs',
  /** Units sold in 90 days. */
  'sold',
  'ratingSum',
  /** 1 or 0, as the next. */
  'featured',
  'inStock',
  /** Another number, when anything changed that lists, their order or searches depend on. */
  'state',
  /** Another number, when anything changed that searches look into. */
  'words',
] as const;

export type Column = (typeof columns)[number];
/** Every product has a place for as long as it is there; a column has the number of each place. */
export type Columns = Record<Column, Float64Array<ArrayBuffer>>;

/** What is known of every product in memory: enough to count and to sort lists by, not to show one. */
export type IndexedProduct = Record<Column, number> & {
  id: string;
  /** What it is counted by: `category cat_…`, `featured`, `value material=brass`. */
  terms: readonly string[];
};

/** The marks of goods. */
export const terms = {
  category: (id: string) => `category ${id}`,
  subcategory: (id: string) => `subcategory ${id}`,
  craft: (name: string) => `craft ${name}`,
  featured: (is: boolean) => `featured ${is}`,
  sold: 'sold',
  onSale: 'on sale',
  value: (filterValue: string) => `value ${filterValue}`,
};
