import { countStock } from '#shop/stock/count-stock.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/stock.ts';

export const adminStock = createRouter();

adminStock.openapi(routes.count, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ stock_quantity: await countStock(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
