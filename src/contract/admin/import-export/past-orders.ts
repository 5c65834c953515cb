import { z } from 'zod';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses } from '#contract/define-route.ts';
import { PastOrderJson, PastOrderListing, PastOrdersAnswer } from '#contract/order/past-order.ts';

export const list = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_orders',
  method: 'get',
  path: '/admin/past-orders',
  summary:
    'Imported orders of an earlier shop, newest first; no report or tax return includes them. CSV contains all pages of the list, up to 10,000 orders',
  request: { query: PastOrderListing },
  responses: { 200: answersWithCsv(PastOrdersAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'see_orders',
  method: 'get',
  path: '/admin/past-orders/{id}',
  summary: 'One order of an earlier shop',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: {
    200: answers(z.object({ past_order: PastOrderJson }), 'The past order'),
    ...refuses(401, 403, 404),
  },
});
