import type { MiddlewareHandler } from 'hono';
import { toOrderJson } from '#contract/order/order.ts';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { placeOrder } from '#shop/workflows/place-order/place-order.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { addCustomerPhoto } from '#shop/orders/photos/add-customer-photo.ts';
import { askForReturn } from '#shop/orders/returns/ask-for-return.ts';
import { requireReturnWindow } from '#shop/orders/returns/require-return-window.ts';
import type { ApiEnv } from '#api/env.ts';
import { createRouter } from '#api/open-api.ts';
import { queuesCustomerPictures } from '#api/picture-queue.ts';
import { placedFrom } from '#api/placed-from.ts';
import * as routes from '#contract/storefront/orders/orders.ts';

export const orders = createRouter();

orders.openapi(routes.place, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  const order = await placeOrder(c.get('ctx'), c.req.valid('json'), { key, from: placedFrom(c) });
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

/** Refuses a photo of an order that cannot be returned before it waits for its turn. */
const requiresReturnWindow: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await requireReturnWindow(c.get('ctx'), c.req.param('id')!);
  await next();
};

orders.openapi(
  { ...routes.addPhoto, middleware: [requiresReturnWindow, queuesCustomerPictures] as const },
  async (c) => {
    const file = new Uint8Array(await c.req.valid('form').file.arrayBuffer());
    await addCustomerPhoto(c.get('ctx'), c.req.valid('param').id, file);
    return c.body(null, 204);
  },
);
