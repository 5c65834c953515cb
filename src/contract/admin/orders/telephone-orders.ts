import { z } from 'zod';
import { AdminOrderAnswer } from '#contract/order/admin-order.ts';
import {
  CallerJson,
  CallerQuery,
  OfferJson,
  OfferQuery,
  QuoteTelephoneOrder,
  TelephoneOrder,
  TelephoneQuoteAnswer,
} from '#contract/order/telephone-order.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { IdempotencyHeader } from '#contract/idempotency-key.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'take_orders' as const };

export const take = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/orders',
  summary: 'Take a phone order: cash on delivery, or a payment link that is sent to the customer',
  request: { headers: IdempotencyHeader, body: takes(TelephoneOrder) },
  responses: {
    201: answers(AdminOrderAnswer, 'The order; repeating the key makes no second order'),
    ...refuses(401, 403, 409, 422, 429),
  },
});
export const sendNewLink = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/orders/{id}/payment-link',
  summary: 'Repeat an order whose payment link expired, and send the customer a new link',
  request: { params: z.object({ id: z.string().min(1).max(64) }) },
  responses: {
    201: answers(AdminOrderAnswer, 'The new order; repeating the request makes no second one'),
    ...refuses(401, 403, 404, 409, 422, 429),
  },
});
export const quote = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/orders/quote',
  summary: 'The current price of a phone order, and whether cash on delivery is available to this caller',
  request: { body: takes(QuoteTelephoneOrder) },
  responses: { 200: answers(TelephoneQuoteAnswer, 'The quote'), ...refuses(401, 403, 422) },
});
export const caller = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/callers',
  summary: 'The customer who calls from a number',
  request: { query: CallerQuery },
  responses: {
    200: answers(z.object({ customer: CallerJson.nullable() }), 'The customer; null for an unknown number'),
    ...refuses(401, 403, 422),
  },
});
export const offers = defineRoute({
  ...shared,
  ability: 'see_orders',
  method: 'get',
  path: '/admin/offers',
  summary: 'Find products to order by name or SKU, each variant with its price and stock',
  request: { query: OfferQuery },
  responses: {
    200: answers(
      z.object({ offers: z.array(OfferJson) }),
      'A product with this SKU first, then the best matches',
    ),
    ...refuses(401, 403, 422),
  },
});
