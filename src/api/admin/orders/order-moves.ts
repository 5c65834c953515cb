import { cancelByStaff } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { changeAddress } from '#shop/workflows/change-address/change-address.ts';
import { collectCash } from '#shop/workflows/order-lifecycle/collect-cash.ts';
import { confirmOrder } from '#shop/workflows/order-lifecycle/confirm-order.ts';
import { refundPart } from '#shop/workflows/refund/refund-part.ts';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { returnOrder } from '#shop/workflows/cancel-and-return/return-order.ts';
import { completeOrder } from '#shop/orders/fulfilment/complete-order.ts';
import { correctShipment } from '#shop/orders/fulfilment/correct-shipment.ts';
import { deliverOrder } from '#shop/orders/fulfilment/deliver-order.ts';
import { readAdminOrder } from '#shop/orders/admin-orders/get-admin-order.ts';
import { recordUnansweredCall } from '#shop/orders/admin-orders/record-call.ts';
import { packOrder } from '#shop/orders/fulfilment/pack-order.ts';
import { shipOrder } from '#shop/orders/fulfilment/ship-order.ts';
import { explainGatewayRefund } from '#shop/payments/gateway-refunds/explain-gateway-refund.ts';
import { handBackCash } from '#shop/payments/cash/hand-back-cash.ts';
import { resendRefunds } from '#shop/payments/resend-refunds.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/admin/orders/order-moves.ts';

export const adminOrderMoves = createRouter();

adminOrderMoves.openapi(routes.confirm, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await confirmOrder(ctx, { id, ...c.req.valid('json') });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.recordCall, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await recordUnansweredCall(ctx, { id, version: c.req.valid('json').version });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.pack, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await packOrder(ctx, { id, ...c.req.valid('json') });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.ship, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...parcel } = c.req.valid('json');
  await shipOrder(ctx, { id, version }, parcel);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.correct, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...change } = c.req.valid('json');
  await correctShipment(ctx, { id, version }, change);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.changeAddress, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...change } = c.req.valid('json');
  await changeAddress(ctx, { id, version }, change);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.deliver, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await deliverOrder(ctx, { id, ...c.req.valid('json') });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.collect, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await collectCash(ctx, { id, ...c.req.valid('json') });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.handBack, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { reference, ...seen } = c.req.valid('json');
  await handBackCash(ctx, { id, ...seen }, { reference });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.complete, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await completeOrder(ctx, { id, ...c.req.valid('json') });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.cancelByStaff, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { reason, sold_out: soldOut, version } = c.req.valid('json');
  await cancelByStaff(ctx, { id, version }, { reason, soldOut });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.acceptReturn, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...input } = c.req.valid('json');
  await returnOrder(ctx, { id, version }, input);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.backToOrigin, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, ...input } = c.req.valid('json');
  await returnToOrigin(ctx, { id, version }, input);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.resend, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await resendRefunds(ctx, { id, ...c.req.valid('json') });
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.explain, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { version, reason } = c.req.valid('json');
  await explainGatewayRefund(ctx, { id, version }, reason);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});

adminOrderMoves.openapi(routes.refund, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { 'idempotency-key': key } = c.req.valid('header');
  await refundPart(ctx, id, c.req.valid('json'), key);
  return c.json({ order: await readAdminOrder(ctx, id) }, 200);
});
