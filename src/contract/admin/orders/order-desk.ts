import { z } from 'zod';
import { AdminOrderAnswer } from '#contract/order/admin-order.ts';
import { BulkAnswer } from '#contract/bulk.ts';
import { AddNote, BulkChange } from '#contract/order/bulk-orders.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { OptionalIdempotencyHeader } from '#contract/idempotency-key.ts';

const shared = { tags: ['Admin'], security: needsLogin, method: 'post' as const };
const id = z.string().max(64);

export const bulk = defineRoute({
  ...shared,
  ability: 'see_orders',
  path: '/admin/orders/bulk',
  summary: 'Apply one action to many orders; returns a result for each. Repeating the key repeats no action',
  request: {
    headers: OptionalIdempotencyHeader,
    body: takes(BulkChange),
  },
  responses: { 200: answers(BulkAnswer, 'The result for each'), ...refuses(401, 403, 422) },
});
export const note = defineRoute({
  ...shared,
  ability: 'see_orders',
  path: '/admin/orders/{id}/notes',
  summary: 'Add a note that only staff see',
  request: { params: z.object({ id }), body: takes(AddNote) },
  responses: { 200: answers(AdminOrderAnswer, 'The order'), ...refuses(401, 403, 404, 409, 422) },
});
export const resendMessage = defineRoute({
  ...shared,
  ability: 'answer_customers',
  path: '/admin/orders/{id}/messages/{message}/resend',
  summary: 'Send a message about an order again',
  request: { params: z.object({ id, message: id }) },
  responses: { 200: answers(AdminOrderAnswer, 'The order'), ...refuses(401, 403, 404) },
});
