import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/import-export/past-orders.ts';
import { getPastOrder, listPastOrders } from '#shop/orders/past/list-past-orders.ts';

export const adminPastOrders = createRouter();

adminPastOrders.openapi(routes.list, async (c) =>
  c.json(await listPastOrders(c.get('ctx'), c.req.valid('query')), 200),
);

adminPastOrders.openapi(routes.get, async (c) =>
  c.json({ past_order: await getPastOrder(c.get('ctx'), c.req.valid('param').id) }, 200),
);
