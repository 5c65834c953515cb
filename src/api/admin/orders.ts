import { createRoute, z } from '@hono/zod-openapi';
import { OfficeListing, OfficeOrderAnswer, OfficeOrdersAnswer } from '#contract/admin-order.ts';
import { getOfficeOrder, listOfficeOrders } from '#shop/orders/admin-orders.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, needsLogin, refuses } from '../open-api.ts';

const shared = { tags: ['Office'], middleware: noStore, security: needsLogin, method: 'get' as const };

const list = createRoute({
  ...shared,
  path: '/admin/orders',
  summary: 'Everybody’s orders, newest first',
  request: { query: OfficeListing },
  responses: { 200: answers(OfficeOrdersAnswer, 'One page'), ...refuses(401, 403, 422) },
});
const get = createRoute({
  ...shared,
  path: '/admin/orders/{id}',
  summary: 'One order with its log, by id or number',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: answers(OfficeOrderAnswer, 'The order'), ...refuses(401, 403, 404) },
});

export const officeOrders = createDoor();

officeOrders.openapi(list, async (c) => {
  return c.json(await listOfficeOrders(c.get('ctx'), c.req.valid('query')), 200);
});

officeOrders.openapi(get, async (c) => {
  return c.json({ order: await getOfficeOrder(c.get('ctx'), c.req.valid('param').id) }, 200);
});
