import { createRoute, z } from '@hono/zod-openapi';
import { pagingFields } from '#domain/paging.ts';
import { ProductJson, toProductJson } from '#contract/product.ts';
import { ProductQuery, ProductsAnswer } from '#contract/product-query.ts';
import { RatingSummary, ReviewJson } from '#domain/catalogue/review.ts';
import { SuggestQuery, Suggestions } from '#contract/suggestions.ts';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import { type ProductIds, listProductIds } from '#shop/catalogue/lists/list-products.ts';
import { listReviews } from '#shop/catalogue/reviews/list-reviews.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';
import { readFilters } from '#shop/catalogue/lists/read-filters.ts';
import { searchProductIds } from '#shop/catalogue/search/search-products.ts';
import type { Ctx } from '#shop/context.ts';
import { suggest } from '#shop/catalogue/search/suggest.ts';
import { answers, createDoor, refuses } from '#api/open-api.ts';

const tags = ['Catalogue'];
const Id = z.object({ id: z.string().openapi({ example: 'prd_01kag3v8m4x2q7n5w9r1c6t0bz' }) });

const list = createRoute({
  method: 'get',
  path: '/products',
  summary:
    'Products, filtered, sorted, paged and counted; every filter key of a category is a parameter with comma-joined values',
  tags,
  request: { query: ProductQuery },
  responses: {
    200: answers(ProductsAnswer, 'One page, the total and the counts of every filter'),
    ...refuses(422),
  },
});

const search = createRoute({
  method: 'get',
  path: '/products/search',
  summary: 'Products that a search finds, best first',
  tags,
  request: { query: ProductQuery },
  responses: { 200: answers(ProductsAnswer, 'One page and the total'), ...refuses(422) },
});

const suggestions = createRoute({
  method: 'get',
  path: '/products/suggest',
  summary: 'What somebody who is typing may mean: a few goods, categories and searches',
  tags,
  request: { query: SuggestQuery },
  responses: {
    200: answers(Suggestions, 'At most six goods, four categories and five searches'),
    ...refuses(422),
  },
});

const get = createRoute({
  method: 'get',
  path: '/products/{id}',
  summary: 'One product with its variants and pictures',
  tags,
  request: { params: Id },
  responses: { 200: answers(ProductJson, 'The product'), ...refuses(404) },
});

const ReviewsAnswer = z.object({
  reviews: z.array(ReviewJson),
  total: z.int(),
  page: z.int(),
  rating: RatingSummary,
});

const reviews = createRoute({
  method: 'get',
  path: '/products/{id}/reviews',
  summary: 'What its readers say of a product, newest first',
  tags,
  request: { params: Id, query: z.object(pagingFields()) },
  responses: { 200: answers(ReviewsAnswer, 'One page of reviews and the rating'), ...refuses(404, 422) },
});

export const products = createDoor();

products.openapi(list, async (c) => {
  const ctx = c.get('ctx');
  const query = c.req.valid('query');
  const filters = await readFilters(ctx, { category: query.category, values: c.req.query() });
  return c.json(await toAnswer(ctx, await listProductIds(ctx, { ...query, filters })), 200);
});
products.openapi(search, async (c) => {
  const ctx = c.get('ctx');
  const query = c.req.valid('query');
  const filters = await readFilters(ctx, { category: query.category, values: c.req.query() });
  return c.json(await toAnswer(ctx, await searchProductIds(ctx, { ...query, filters })), 200);
});
products.openapi(suggestions, async (c) => c.json(await suggest(c.get('ctx'), c.req.valid('query').q), 200));
products.openapi(get, async (c) =>
  c.json(toProductJson(await getProduct(c.get('ctx'), c.req.valid('param').id)), 200),
);
products.openapi(reviews, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const paging = c.req.valid('query');
  await getProduct(ctx, id);
  const { items, total, average, spread } = await listReviews(ctx, id, paging);
  const reviewsJson = items.map(({ body, createdAt, ...review }) => ({
    ...review,
    text: body,
    created_at: createdAt.toISOString(),
  }));
  return c.json(
    { reviews: reviewsJson, total, page: paging.page, rating: { average, count: total, spread } },
    200,
  );
});

async function toAnswer(ctx: Ctx, { ids, total, page, facets }: ProductIds): Promise<ProductsAnswer> {
  return { products: (await readProducts(ctx, ids)).map(toProductJson), total, page, facets };
}
