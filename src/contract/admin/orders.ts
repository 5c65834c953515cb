import { z } from 'zod';
import { AdminOrderListing, AdminOrderAnswer, AdminOrdersAnswer } from '#contract/admin-order.ts';
import { answers, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

const shared = {
  tags: ['Office'],
  security: needsLogin,
  ability: 'see_orders' as const,
  method: 'get' as const,
};

export const list = defineRoute({
  ...shared,
  path: '/admin/orders',
  summary: 'Everybody’s orders, newest first',
  request: { query: AdminOrderListing },
  responses: { 200: answers(AdminOrdersAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  path: '/admin/orders/{id}',
  summary: 'One order with its log, by id or number',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: answers(AdminOrderAnswer, 'The order'), ...refuses(401, 403, 404) },
});
