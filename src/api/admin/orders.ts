import { getAdminOrder, listAdminOrders } from '#shop/orders/admin-orders.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders.ts';

export const adminOrders = createRouter();

adminOrders.openapi(routes.list, async (c) => {
  return c.json(await listAdminOrders(c.get('ctx'), c.req.valid('query')), 200);
});

adminOrders.openapi(routes.get, async (c) => {
  return c.json({ order: await getAdminOrder(c.get('ctx'), c.req.valid('param').id) }, 200);
});
