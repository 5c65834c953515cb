import { toOrderJson } from '#contract/order/order.ts';
import { IDEMPOTENCY_HEADER } from '#contract/order/place-order.ts';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { placeOrder } from '#shop/workflows/place-order/place-order.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { askForReturn } from '#shop/orders/returns/ask-for-return.ts';
import { createRouter } from '#api/open-api.ts';
import { placedFrom } from '#api/placed-from.ts';
import * as routes from '#contract/storefront/orders/orders.ts';

export const orders = createRouter();

orders.openapi(routes.place, async (c) => {
  const ctx = c.get('ctx');
  const order = await placeOrder(ctx, c.req.valid('json'), {
    key: c.req.header(IDEMPOTENCY_HEADER),
    from: placedFrom(c),
  });
  return c.json({ order: toOrderJson(order) }, 201);
});

orders.openapi(routes.list, async (c) => {
  const { status, ...paging } = c.req.valid('query');
  const found = await listOrders(c.get('ctx'), { ...paging, statuses: status });
  return c.json({ orders: found.orders.map(toOrderJson), total: found.total }, 200);
});

orders.openapi(routes.get, async (c) => {
  return c.json({ order: toOrderJson(await getOrder(c.get('ctx'), c.req.valid('param').id)) }, 200);
});

orders.openapi(routes.cancel, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await cancelOrder(ctx, id, c.req.valid('json').reason);
  return c.json({ order: toOrderJson(await getOrder(ctx, id)) }, 200);
});

orders.openapi(routes.askForReturn, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await askForReturn(ctx, id, c.req.valid('json'));
  return c.json({ order: toOrderJson(await getOrder(ctx, id)) }, 200);
});
