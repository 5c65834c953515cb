import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/past-orders.ts';
import { listOwnPastOrders } from '#shop/orders/past/list-past-orders.ts';

export const pastOrders = createRouter();

pastOrders.openapi(routes.list, async (c) =>
  c.json(await listOwnPastOrders(c.get('ctx'), c.req.valid('query')), 200),
);
