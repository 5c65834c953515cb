import { createRoute } from '@hono/zod-openapi';
import { CategoriesAnswer, toCategoryJson } from '#contract/category.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { answers, createDoor } from '#api/open-api.ts';

const list = createRoute({
  method: 'get',
  path: '/categories',
  summary: 'Categories in the order of the shop, with their subcategories and filters',
  tags: ['Catalogue'],
  responses: { 200: answers(CategoriesAnswer, 'All categories') },
});

export const categories = createDoor();

categories.openapi(list, async (c) => {
  const all = await listCategories(c.get('ctx'));
  return c.json({ categories: all.map(toCategoryJson), source: 'database' }, 200);
});
