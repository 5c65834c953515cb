import { getOfficeOrder, listOfficeOrders } from '#shop/orders/admin-orders.ts';
import { createDoor } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders.ts';

export const officeOrders = createDoor();

officeOrders.openapi(routes.list, async (c) => {
  return c.json(await listOfficeOrders(c.get('ctx'), c.req.valid('query')), 200);
});

officeOrders.openapi(routes.get, async (c) => {
  return c.json({ order: await getOfficeOrder(c.get('ctx'), c.req.valid('param').id) }, 200);
});
