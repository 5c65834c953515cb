import { createRoute, z } from '@hono/zod-openapi';
import { OrderStatus } from '#domain/order/order.ts';
import { OrderAnswer, OrdersAnswer, toOrderJson } from '#contract/order.ts';
import { pagingFields } from '#domain/paging.ts';
import { IDEMPOTENCY_HEADER, IdempotencyKey, PlaceOrder } from '#domain/order/place-order.ts';
import { cancelOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { placeOrder } from '#shop/workflows/place-order/place-order.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';
import { placedFrom } from '#api/placed-from.ts';
import { sayAtMost } from '#domain/say-at-most.ts';

const OrderId = z.object({ id: z.string().max(64) });
const Headers = z.object({ [IDEMPOTENCY_HEADER.toLowerCase()]: IdempotencyKey.optional() });
const Statuses = z.array(OrderStatus).max(OrderStatus.options.length);
const statuses = z
  .string()
  .transform((text, context): OrderStatus[] => {
    const parsed = Statuses.safeParse(text.split(','));
    if (parsed.success) return parsed.data;
    const message = `Please send status as one or several of ${OrderStatus.options.join(', ')}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  })
  .openapi({
    type: 'string',
    description: 'One status, or several joined by commas',
    example: 'delivered,completed',
  });
const Listing = z.object({ ...pagingFields(), status: statuses.optional() });
const Cancellation = z.object({
  reason: z.string().trim().max(500, sayAtMost(500)).default(''),
});

const place = createRoute({
  tags: ['Orders'],
  middleware: noStore,
  method: 'post',
  path: '/orders',
  summary: 'Places an order; it takes the place of your unpaid online orders of the same goods',
  description:
    'Unless one of those is being paid: 409 order.being_paid names it, and nothing is ordered. Name in instead_of the orders that the quote showed in waiting, so that one which was paid since is found too.',
  security: needsLogin,
  request: { headers: Headers, body: takes(PlaceOrder) },
  responses: { 201: answers(OrderAnswer, 'The order, written'), ...refuses(401, 409, 422, 429) },
});
const list = createRoute({
  tags: ['Orders'],
  middleware: noStore,
  method: 'get',
  path: '/orders',
  security: needsLogin,
  request: { query: Listing },
  responses: { 200: answers(OrdersAnswer, 'Your orders, newest first'), ...refuses(401, 422) },
});
const get = createRoute({
  tags: ['Orders'],
  middleware: noStore,
  method: 'get',
  path: '/orders/{id}',
  security: needsLogin,
  request: { params: OrderId },
  responses: { 200: answers(OrderAnswer, 'One of your orders'), ...refuses(401, 404) },
});
const cancel = createRoute({
  tags: ['Orders'],
  middleware: noStore,
  method: 'post',
  path: '/orders/{id}/cancellation',
  security: needsLogin,
  request: { params: OrderId, body: takes(Cancellation) },
  responses: { 200: answers(OrderAnswer, 'The order, cancelled'), ...refuses(401, 404, 409, 422) },
});

export const orders = createDoor();

orders.openapi(place, async (c) => {
  const ctx = c.get('ctx');
  const order = await placeOrder(ctx, c.req.valid('json'), {
    key: c.req.header(IDEMPOTENCY_HEADER),
    from: placedFrom(c),
  });
  return c.json({ order: toOrderJson(order) }, 201);
});

orders.openapi(list, async (c) => {
  const { status, ...paging } = c.req.valid('query');
  const found = await listOrders(c.get('ctx'), { ...paging, statuses: status });
  return c.json({ orders: found.orders.map(toOrderJson), total: found.total }, 200);
});

orders.openapi(get, async (c) => {
  return c.json({ order: toOrderJson(await getOrder(c.get('ctx'), c.req.valid('param').id)) }, 200);
});

orders.openapi(cancel, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await cancelOrder(ctx, id, c.req.valid('json').reason);
  return c.json({ order: toOrderJson(await getOrder(ctx, id)) }, 200);
});
