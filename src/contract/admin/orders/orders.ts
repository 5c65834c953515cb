import { z } from 'zod';
import { AdminOrderAnswer } from '#contract/order/admin-order.ts';
import { AdminOrderListing, AdminOrdersAnswer } from '#contract/order/admin-order-list.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';

const shared = {
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_orders' as const,
  method: 'get' as const,
};

export const list = defineRoute({
  ...shared,
  path: '/admin/orders',
  summary: 'All orders. CSV contains all pages of the list, up to 10,000 orders',
  request: { query: AdminOrderListing },
  responses: { 200: answersWithCsv(AdminOrdersAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  path: '/admin/orders/{id}',
  summary: 'One order with its money, documents, timeline and possible actions, by id or number',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: answers(AdminOrderAnswer, 'The order'), ...refuses(401, 403, 404) },
});
