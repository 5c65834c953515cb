import { toOrdersTable } from '#contract/order/orders-table.ts';
import { getAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { exportOrders, listAdminOrders } from '#shop/orders/admin-orders/list-admin-orders.ts';
import { answerCsv, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/orders.ts';

export const adminOrders = createRouter();

adminOrders.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (wantsCsv(c)) return answerCsv(c, 'orders.csv', toOrdersTable(await exportOrders(ctx, wanted)));
  return c.json(await listAdminOrders(ctx, wanted), 200);
});

adminOrders.openapi(routes.get, async (c) => {
  return c.json({ order: await getAdminOrder(c.get('ctx'), c.req.valid('param').id) }, 200);
});
