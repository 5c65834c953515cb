import * as routes from '#contract/admin/categories.ts';
import { changeCategory } from '#shop/catalogue/categories/admin/change-category.ts';
import { createCategory } from '#shop/catalogue/categories/admin/create-category.ts';
import {
  getAdminCategory,
  listAdminCategories,
} from '#shop/catalogue/categories/admin/list-admin-categories.ts';
import { removeCategory } from '#shop/catalogue/categories/admin/remove-category.ts';
import { createRouter } from '#api/open-api.ts';

export const adminCategories = createRouter();

adminCategories.openapi(routes.list, async (c) =>
  c.json({ categories: await listAdminCategories(c.get('ctx')) }, 200),
);
adminCategories.openapi(routes.get, async (c) =>
  c.json({ category: await getAdminCategory(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminCategories.openapi(routes.add, async (c) =>
  c.json({ category: await createCategory(c.get('ctx'), c.req.valid('json')) }, 201),
);
adminCategories.openapi(routes.change, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ category: await changeCategory(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminCategories.openapi(routes.remove, async (c) => {
  await removeCategory(c.get('ctx'), c.req.valid('param').id, c.req.valid('query'));
  return c.body(null, 204);
});
