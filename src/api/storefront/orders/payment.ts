import { toOrderJson } from '#contract/order/order.ts';
import { checkPayment } from '#shop/workflows/confirm-payment/check-payment.ts';
import { verifyPayment } from '#shop/workflows/confirm-payment/verify-payment.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { receiveWebhook } from '#shop/payments/receive-webhook.ts';
import { startPayment } from '#shop/payments/start-payment.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/orders/payment.ts';

export const payment = createRouter();

payment.openapi(routes.start, async (c) =>
  c.json(await startPayment(c.get('ctx'), c.req.valid('json').order_id), 200),
);

payment.openapi(routes.verify, async (c) => {
  const ctx = c.get('ctx');
  const input = c.req.valid('json');
  await verifyPayment(ctx, input);
  return c.json({ order: toOrderJson(await getOrder(ctx, input.order_id)) }, 200);
});

payment.openapi(routes.check, async (c) => {
  const ctx = c.get('ctx');
  const { order_id } = c.req.valid('json');
  await checkPayment(ctx, order_id);
  return c.json({ order: toOrderJson(await getOrder(ctx, order_id)) }, 200);
});

payment.openapi(routes.webhook, async (c) => {
  const headers = c.req.valid('header');
  await receiveWebhook(c.get('ctx'), {
    rawBody: new Uint8Array(await c.req.arrayBuffer()),
    signature: headers['x-razorpay-signature'],
    eventId: headers['x-razorpay-event-id'],
  });
  return c.json({ received: true as const }, 200);
});
