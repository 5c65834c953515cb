import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import type { Sort } from '#domain/catalogue/filters.ts';
import type { ListedCategory } from '#domain/catalogue/category.ts';
import type { Members } from '#shop/catalogue/collections/read-members.ts';
import type { ProductQuery } from '#contract/catalogue/product-query.ts';

/** The query of a list: the fields of GET /products, all optional, and the chosen values by filter key. */
export type ListProducts = Partial<Omit<ProductQuery, 'sort'>> & {
  sort?: Sort | undefined;
  filters?: Record<string, string[]>;
  /** Lists the products of one maker, or of one craft. */
  entry?: { kind: 'maker' | 'craft'; id: string };
  /** Lists cards with the additional fields that a row of a list shows. */
  isDetailed?: boolean;
};

/** The scope of a list: one category or all, some subcategories or all, a collection, and the filters that may narrow it. */
export type Scope = {
  category: ListedCategory | undefined;
  subcategoryIds: string[] | undefined;
  sets: readonly FilterSet[];
  /** For the list of a collection: its products. */
  collection?: { id: string; isByHand: boolean; members: Members };
};
