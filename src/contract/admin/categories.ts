import { z } from 'zod';
import {
  AdminCategoryJson,
  CategoryFields,
  ChangeCategory,
  RemoveCategory,
} from '#contract/catalogue/admin-category.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'edit_products' as const };
const params = z.object({ id: z.string().max(64) });
const CategoryAnswer = z.object({ category: AdminCategoryJson });

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/categories',
  summary: 'The categories in the order of the shop, with their subcategories',
  responses: {
    200: answers(z.object({ categories: z.array(AdminCategoryJson) }), 'All of them'),
    ...refuses(401, 403),
  },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/categories/{id}',
  summary: 'One category',
  request: { params },
  responses: { 200: answers(CategoryAnswer, 'The category'), ...refuses(401, 403, 404) },
});
export const add = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/categories',
  summary: 'Add a category at the end',
  request: { body: takes(CategoryFields) },
  responses: { 201: answers(CategoryAnswer, 'The category'), ...refuses(401, 403, 422) },
});
export const change = defineRoute({
  ...shared,
  method: 'patch',
  path: '/admin/categories/{id}',
  summary: 'Change a category by the version you have, or move it to another position',
  request: { params, body: takes(ChangeCategory) },
  responses: { 200: answers(CategoryAnswer, 'The category'), ...refuses(401, 403, 404, 409, 422) },
});
export const remove = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/categories/{id}',
  summary: 'Remove a category; its products move to another one at the same time',
  request: { params, query: RemoveCategory },
  responses: { 204: { description: 'Removed' }, ...refuses(401, 403, 404, 409, 422) },
});
