import { createRoute, z } from '@hono/zod-openapi';
import { OrderAnswer, toOrderJson } from '#contract/order.ts';
import {
  CheckPayment,
  CreatePaymentOrder,
  PaymentOrderAnswer,
  VerifyPayment,
} from '#domain/payment/payment.ts';
import { checkPayment } from '#shop/workflows/confirm-payment/check-payment.ts';
import { verifyPayment } from '#shop/workflows/confirm-payment/verify-payment.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { receiveWebhook } from '#shop/payments/receive-webhook.ts';
import { startPayment } from '#shop/payments/start-payment.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';

const start = createRoute({
  tags: ['Payment'],
  middleware: noStore,
  method: 'post',
  path: '/payment/create-order',
  security: needsLogin,
  request: { body: takes(CreatePaymentOrder) },
  responses: {
    200: answers(PaymentOrderAnswer, 'What the payment window needs; amount in paise'),
    ...refuses(401, 404, 409, 422, 503),
  },
});
const verify = createRoute({
  tags: ['Payment'],
  middleware: noStore,
  method: 'post',
  path: '/payment/verify',
  security: needsLogin,
  request: { body: takes(VerifyPayment) },
  responses: {
    200: answers(OrderAnswer, 'The order as it stands after the payment'),
    ...refuses(401, 404, 422, 503),
  },
});
const check = createRoute({
  tags: ['Payment'],
  middleware: noStore,
  method: 'post',
  path: '/payment/check',
  summary: 'Asks Razorpay what became of the payments of your order',
  description:
    'For when the payment window was closed or its answer was lost. payment.in_progress says that a bank has still to decide.',
  security: needsLogin,
  request: { body: takes(CheckPayment) },
  responses: {
    200: answers(OrderAnswer, 'The order as it stands at Razorpay now'),
    ...refuses(401, 404, 422, 503),
  },
});
const webhook = createRoute({
  tags: ['Payment'],
  middleware: noStore,
  method: 'post',
  path: '/payment/webhook',
  request: {
    headers: z.object({
      'x-razorpay-signature': z.string().max(200),
      'x-razorpay-event-id': z.string().min(1).max(100),
    }),
  },
  responses: {
    200: answers(z.object({ received: z.literal(true) }), 'Stored; worked off afterwards'),
    ...refuses(400, 422),
  },
});

export const payment = createDoor();

payment.openapi(start, async (c) =>
  c.json(await startPayment(c.get('ctx'), c.req.valid('json').order_id), 200),
);

payment.openapi(verify, async (c) => {
  const ctx = c.get('ctx');
  const input = c.req.valid('json');
  await verifyPayment(ctx, input);
  return c.json({ order: toOrderJson(await getOrder(ctx, input.order_id)) }, 200);
});

payment.openapi(check, async (c) => {
  const ctx = c.get('ctx');
  const { order_id } = c.req.valid('json');
  await checkPayment(ctx, order_id);
  return c.json({ order: toOrderJson(await getOrder(ctx, order_id)) }, 200);
});

payment.openapi(webhook, async (c) => {
  const headers = c.req.valid('header');
  await receiveWebhook(c.get('ctx'), {
    rawBody: new Uint8Array(await c.req.arrayBuffer()),
    signature: headers['x-razorpay-signature'],
    eventId: headers['x-razorpay-event-id'],
  });
  return c.json({ received: true as const }, 200);
});
