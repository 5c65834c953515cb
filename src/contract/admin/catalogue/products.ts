import { z } from 'zod';
import {
  AdminProductAnswer,
  AdminProductListing,
  AdminProductsAnswer,
  BulkProducts,
} from '#contract/catalogue/admin-product.ts';
import { ChangeProduct, CreateProduct } from '#contract/catalogue/product-input.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { BulkAnswer } from '#contract/bulk.ts';
import { OptionalIdempotencyHeader } from '#contract/idempotency-key.ts';
import { PlainChange } from '#contract/order/admin-order.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_products' as const };
const params = z.object({ id: z.string().max(100).meta({ example: 'prd_01kag3v8m4x2q7n5w9r1c6t0bz' }) });
const product = answers(AdminProductAnswer, 'The current product');

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/products',
  summary: 'Products in every status. CSV contains all pages of the list, up to 10,000 products',
  request: { query: AdminProductListing },
  responses: { 200: answersWithCsv(AdminProductsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const create = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/products',
  summary: 'A new product, a draft unless a status is given; a name is enough for a draft',
  request: { body: takes(CreateProduct) },
  responses: { 201: product, ...refuses(401, 403, 409, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/products/{id}',
  summary: 'One product with its variants, pictures and warnings, by id or slug',
  request: { params },
  responses: { 200: product, ...refuses(401, 403, 404) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/products/{id}',
  summary: 'Change the given fields; variants, pictures, attributes and tags are complete lists',
  request: { params, body: takes(ChangeProduct) },
  responses: { 200: product, ...refuses(401, 403, 404, 409, 422) },
});
export const archive = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/products/{id}/archive',
  summary: 'Archive a product permanently; its orders and invoices stay',
  request: { params, body: takes(PlainChange) },
  responses: { 200: product, ...refuses(401, 403, 404, 409, 422) },
});
export const restore = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/products/{id}/restore',
  summary: 'Restore an archived product',
  request: { params, body: takes(PlainChange) },
  responses: { 200: product, ...refuses(401, 403, 404, 409, 422) },
});
export const duplicate = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/products/{id}/duplicate',
  summary: 'A copy of a product as a draft, without its stock, SKUs and address',
  request: { params },
  responses: { 201: product, ...refuses(401, 403, 404) },
});
export const bulk = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/products/bulk',
  summary: 'Apply one action to many products; returns a result for each',
  request: {
    headers: OptionalIdempotencyHeader,
    body: takes(BulkProducts),
  },
  responses: { 200: answers(BulkAnswer, 'The result for each'), ...refuses(401, 403, 422) },
});
