import { z } from 'zod';
import { ExchangeAnswer, ExchangeOrder, ExchangePreview, PreviewExchange } from '#contract/order/exchange.ts';
import { PreviewRefund } from '#contract/order/admin-order.ts';
import { RefundPreview } from '#contract/order/refund-preview.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { IdempotencyKey } from '#contract/order/place-order.ts';

const shared = {
  tags: ['Admin'],
  security: needsLogin,
  ability: 'refund' as const,
  method: 'post' as const,
};
const params = z.object({ id: z.string().max(64) });

export const refundPreview = defineRoute({
  ...shared,
  path: '/admin/orders/{id}/refund-preview',
  summary: 'What a partial refund would send back, by which way and with which credit note; changes nothing',
  request: { params, body: takes(PreviewRefund) },
  responses: { 200: answers(RefundPreview, 'The figures'), ...refuses(401, 403, 404, 409, 422) },
});
export const exchange = defineRoute({
  ...shared,
  path: '/admin/orders/{id}/exchange',
  summary:
    'Replace pieces of an order that has arrived, or exchange them for others: a credit note, and a new order that it pays',
  request: {
    params,
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: takes(ExchangeOrder),
  },
  responses: {
    200: answers(ExchangeAnswer, 'Both orders; the same key is the same exchange'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const exchangePreview = defineRoute({
  ...shared,
  path: '/admin/orders/{id}/exchange-preview',
  summary: 'What an exchange would credit and cost, and whether its pieces are in stock; changes nothing',
  request: { params, body: takes(PreviewExchange) },
  responses: { 200: answers(ExchangePreview, 'The figures'), ...refuses(401, 403, 404, 409, 422) },
});
