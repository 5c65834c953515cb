import { toProductJson } from '#contract/catalogue/product.ts';
import { ProductsAnswer } from '#contract/catalogue/product-query.ts';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import { type ProductIds, listProductIds } from '#shop/catalogue/lists/list-products.ts';
import { listReviews } from '#shop/catalogue/reviews/list-reviews.ts';
import { toReviewJson } from '#shop/catalogue/reviews/review-rows.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';
import { readFilters } from '#shop/catalogue/lists/read-filters.ts';
import { searchProductIds } from '#shop/catalogue/search/search-products.ts';
import type { Ctx } from '#shop/context.ts';
import { suggest } from '#shop/catalogue/search/suggest.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/catalogue/products.ts';

export const products = createRouter();

products.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const query = c.req.valid('query');
  const { category, collection } = query;
  const filters = await readFilters(ctx, { category, collection, values: c.req.query() });
  return c.json(await toAnswer(ctx, await listProductIds(ctx, { ...query, filters })), 200);
});
products.openapi(routes.search, async (c) => {
  const ctx = c.get('ctx');
  const query = c.req.valid('query');
  const filters = await readFilters(ctx, { category: query.category, values: c.req.query() });
  return c.json(await toAnswer(ctx, await searchProductIds(ctx, { ...query, filters })), 200);
});
products.openapi(routes.suggestions, async (c) =>
  c.json(await suggest(c.get('ctx'), c.req.valid('query').q), 200),
);
products.openapi(routes.get, async (c) =>
  c.json(toProductJson(await getProduct(c.get('ctx'), c.req.valid('param').id)), 200),
);
products.openapi(routes.reviews, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const paging = c.req.valid('query');
  const product = await getProduct(ctx, id);
  const { items, total, average, spread } = await listReviews(ctx, product.id, paging);
  return c.json(
    { reviews: items.map(toReviewJson), total, page: paging.page, rating: { average, count: total, spread } },
    200,
  );
});

async function toAnswer(ctx: Ctx, { ids, total, page, facets }: ProductIds): Promise<ProductsAnswer> {
  return { products: (await readProducts(ctx, ids)).map(toProductJson), total, page, facets };
}
