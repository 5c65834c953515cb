import type { ProductCard } from '#domain/catalogue/product.ts';
import { normaliseQuery } from '#domain/search/search.ts';
import type { Ctx } from '#shop/context.ts';
import {
  type ProductIds,
  type ProductList,
  listProductIds,
  listProducts,
} from '#shop/catalogue/lists/list-products.ts';
import type { ListProducts } from '#shop/catalogue/lists/list-query.ts';

/** Returns the products that match a query as cards, best matches first; nothing for an empty query. */
export async function searchProducts(ctx: Ctx, query: ListProducts): Promise<ProductList<ProductCard>> {
  return isBlank(query) ? { items: [], ...none(query) } : listProducts(ctx, query);
}

/** Returns the ids of the products that match a query, best matches first; nothing for an empty query. */
export async function searchProductIds(ctx: Ctx, query: ListProducts): Promise<ProductIds> {
  return isBlank(query) ? { ids: [], ...none(query) } : listProductIds(ctx, query);
}

function isBlank({ q = '' }: ListProducts): boolean {
  return normaliseQuery(q) === '';
}

function none({ page = 1, limit = 40 }: ListProducts) {
  return { total: 0, page, limit, facets: [] };
}
