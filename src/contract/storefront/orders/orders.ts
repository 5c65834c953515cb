import { z } from 'zod';
import { OrderStatus } from '#domain/order/order.ts';
import { OrderAnswer, OrdersAnswer } from '#contract/order/order.ts';
import { PhotoForm } from '#contract/order/photo.ts';
import { AskForReturn } from '#contract/order/return.ts';
import { pagingFields } from '#domain/paging.ts';
import { answers, defineRoute, needsLogin, refuses, takes, takesForm } from '#contract/define-route.ts';
import { OptionalIdempotencyHeader } from '#contract/idempotency-key.ts';
import { PlaceOrder } from '#contract/order/place-order.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

const OrderId = z.object({ id: z.string().max(64) });
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
  .meta({
    type: 'string',
    description: 'One status, or several joined by commas',
    example: 'delivered,completed',
  });
const Listing = z.object({ ...pagingFields(), status: statuses.optional() });
const Cancellation = z.object({
  reason: z.string().trim().max(500, atMostSentence(500)).default(''),
});

export const place = defineRoute({
  tags: ['Orders'],
  method: 'post',
  path: '/orders',
  summary: 'Places an order; it takes the place of your unpaid online orders of the same products',
  description:
    'Unless one of those is being paid: 409 order.being_paid names it, and nothing is ordered. Name in instead_of the orders that the quote showed in waiting, so that one which was paid since is found too.',
  security: needsLogin,
  request: { headers: OptionalIdempotencyHeader, body: takes(PlaceOrder) },
  responses: { 201: answers(OrderAnswer, 'The order, written'), ...refuses(401, 409, 422, 429) },
});
export const list = defineRoute({
  tags: ['Orders'],
  method: 'get',
  path: '/orders',
  security: needsLogin,
  request: { query: Listing },
  responses: { 200: answers(OrdersAnswer, 'Your orders, newest first'), ...refuses(401, 422) },
});
export const get = defineRoute({
  tags: ['Orders'],
  method: 'get',
  path: '/orders/{id}',
  security: needsLogin,
  request: { params: OrderId },
  responses: { 200: answers(OrderAnswer, 'One of your orders'), ...refuses(401, 404) },
});
export const cancel = defineRoute({
  tags: ['Orders'],
  method: 'post',
  path: '/orders/{id}/cancellation',
  security: needsLogin,
  request: { params: OrderId, body: takes(Cancellation) },
  responses: { 200: answers(OrderAnswer, 'The order, cancelled'), ...refuses(401, 404, 409, 422) },
});
export const askForReturn = defineRoute({
  tags: ['Orders'],
  method: 'post',
  path: '/orders/{id}/returns',
  security: needsLogin,
  summary: 'Ask to return pieces of a delivered order, within the return window',
  request: { params: OrderId, body: takes(AskForReturn) },
  responses: {
    200: answers(OrderAnswer, 'The order with its return, which waits for an answer'),
    ...refuses(401, 404, 409, 422),
  },
});
export const addPhoto = defineRoute({
  tags: ['Orders'],
  method: 'post',
  path: '/orders/{id}/photos',
  security: needsLogin,
  summary:
    'Show the shop what is wrong with a delivered order, before you ask for a return; the same photo is kept once',
  request: { params: OrderId, body: takesForm(PhotoForm) },
  responses: {
    204: { description: 'The photo is kept, without the place where it was taken; only staff sees it' },
    ...refuses(401, 404, 409, 413, 415, 422, 429, 503),
  },
});
