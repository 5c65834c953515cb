import type { Product, ProductCard } from '#domain/product.ts';
import { normaliseQuery } from '#domain/search.ts';
import type { Ctx } from '#shop/context.ts';
import { type ProductList, listFullProducts, listProducts } from './list-products.ts';
import type { ListProducts } from './list-scope.ts';

/** The best matches for a query first, as cards. Nothing for an empty query. */
export async function searchProducts(ctx: Ctx, query: ListProducts): Promise<ProductList<ProductCard>> {
  return isBlank(query) ? nothing(query) : listProducts(ctx, query);
}

/** The same with everything that is known of each product. */
export async function searchFullProducts(ctx: Ctx, query: ListProducts): Promise<ProductList<Product>> {
  return isBlank(query) ? nothing(query) : listFullProducts(ctx, query);
}

function isBlank({ q = '' }: ListProducts): boolean {
  return normaliseQuery(q) === '';
}

function nothing({ page = 1, limit = 40 }: ListProducts): ProductList<never> {
  return { items: [], total: 0, page, limit, facets: [] };
}
