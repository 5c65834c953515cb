import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';
import { ProductJson } from '#contract/catalogue/product.ts';
import { ProductQuery, ProductsAnswer } from '#contract/catalogue/product-query.ts';
import { SuggestQuery, Suggestions } from '#contract/catalogue/suggestions.ts';
import { answers, defineRoute, refuses } from '#contract/define-route.ts';
import { RatingSummary, ReviewJson } from '#contract/catalogue/review.ts';

const tags = ['Catalogue'];
const Id = z.object({
  id: z.string().meta({
    example: 'prd_01kag3v8m4x2q7n5w9r1c6t0bz',
    description: 'Its id, or the last part of its address',
  }),
});

export const list = defineRoute({
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

export const search = defineRoute({
  method: 'get',
  path: '/products/search',
  summary: 'Products that a search finds, best first',
  tags,
  request: { query: ProductQuery },
  responses: { 200: answers(ProductsAnswer, 'One page and the total'), ...refuses(422) },
});

export const suggestions = defineRoute({
  method: 'get',
  path: '/products/suggest',
  summary: 'What somebody who is typing may mean: a few products, categories and searches',
  tags,
  request: { query: SuggestQuery },
  responses: {
    200: answers(Suggestions, 'At most six products, four categories and five searches'),
    ...refuses(422),
  },
});

export const get = defineRoute({
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

export const reviews = defineRoute({
  method: 'get',
  path: '/products/{id}/reviews',
  summary: 'What its readers say of a product, newest first',
  tags,
  request: { params: Id, query: z.object(pagingFields()) },
  responses: { 200: answers(ReviewsAnswer, 'One page of reviews and the rating'), ...refuses(404, 422) },
});
