import { z } from 'zod';
import { ExchangeAnswer, ExchangeOrder, ExchangePreview, PreviewExchange } from '#contract/order/exchange.ts';
import { AdminOrderAnswer, PreviewRefund } from '#contract/order/admin-order.ts';
import { RefundPreview } from '#contract/order/refund-preview.ts';
import {
  AnswerReturn,
  ReceiveReturn,
  RecordReturn,
  ReturnListing,
  ReturnsAnswer,
} from '#contract/order/return-desk.ts';
import { IdempotencyHeader } from '#contract/idempotency-key.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

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
  summary: 'Preview a partial refund: amount, method and credit note',
  request: { params, body: takes(PreviewRefund) },
  responses: { 200: answers(RefundPreview, 'The figures'), ...refuses(401, 403, 404, 409, 422) },
});
export const exchange = defineRoute({
  ...shared,
  path: '/admin/orders/{id}/exchange',
  summary: 'Replace pieces of a delivered order, or exchange them for others: a credit note pays a new order',
  request: {
    params,
    headers: IdempotencyHeader,
    body: takes(ExchangeOrder),
  },
  responses: {
    200: answers(ExchangeAnswer, 'Both orders; repeating the key makes no second exchange'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const exchangePreview = defineRoute({
  ...shared,
  path: '/admin/orders/{id}/exchange-preview',
  summary: 'Preview an exchange: credit, cost and stock',
  request: { params, body: takes(PreviewExchange) },
  responses: { 200: answers(ExchangePreview, 'The figures'), ...refuses(401, 403, 404, 409, 422) },
});
const returnParams = params.extend({ return: z.string().max(64) });
const changed = {
  200: answers(AdminOrderAnswer, 'The current order'),
  ...refuses(401, 403, 404, 409, 422),
};
export const listReturns = defineRoute({
  ...shared,
  ability: 'see_orders',
  method: 'get',
  path: '/admin/returns',
  summary: 'Returns of all orders by state, with what the customers asked for',
  request: { query: ReturnListing },
  responses: { 200: answersWithCsv(ReturnsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const recordReturn = defineRoute({
  ...shared,
  ability: 'answer_customers',
  path: '/admin/orders/{id}/returns',
  summary: 'Record a return that a customer asked for, without moving stock or money',
  request: { params, body: takes(RecordReturn) },
  responses: changed,
});
export const answerReturn = defineRoute({
  ...shared,
  path: '/admin/orders/{id}/returns/{return}/answer',
  summary: 'Accept or refuse a return, with a message to the customer',
  request: { params: returnParams, body: takes(AnswerReturn) },
  responses: changed,
});
export const receiveReturn = defineRoute({
  ...shared,
  ability: 'ship_orders',
  path: '/admin/orders/{id}/returns/{return}/receipt',
  summary: 'Record that the pieces of a return came back, and how many can be sold again',
  request: { params: returnParams, body: takes(ReceiveReturn) },
  responses: changed,
});
