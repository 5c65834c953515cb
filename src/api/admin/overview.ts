import { readToday } from '#shop/overview/read-today.ts';
import { searchShop } from '#shop/overview/search-shop.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/overview.ts';

export const adminOverview = createRouter();

adminOverview.openapi(routes.today, async (c) => c.json(await readToday(c.get('ctx')), 200));

adminOverview.openapi(routes.search, async (c) => {
  return c.json({ results: await searchShop(c.get('ctx'), c.req.valid('query').q) }, 200);
});
