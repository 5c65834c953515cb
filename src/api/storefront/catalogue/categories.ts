import { toCategoryJson } from '#contract/catalogue/category.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/catalogue/categories.ts';

export const categories = createRouter();

categories.openapi(routes.list, async (c) => {
  const all = await listCategories(c.get('ctx'));
  return c.json({ categories: all.map(toCategoryJson), source: 'database' }, 200);
});
