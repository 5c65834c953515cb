import type { FilterSet, ListedCategory } from '#domain/catalogue/category.ts';
import type { ProductQuery } from '#contract/product-query.ts';

/** What a list may ask for: the fields of GET /products, all optional, and chosen values by the key of their filter. */
export type ListProducts = Partial<ProductQuery> & { filters?: Record<string, string[]> };

/** Where a list looks: in one category or everywhere, in some subcategories or all, and by which filters it may be narrowed. */
export type Scope = {
  category: ListedCategory | undefined;
  subcategoryIds: string[] | undefined;
  sets: readonly FilterSet[];
};
