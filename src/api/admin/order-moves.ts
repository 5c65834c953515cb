import { createRoute, z } from '@hono/zod-openapi';
import {
  CallOff,
  ExplainRefund,
  OfficeOrderAnswer,
  RefundPart,
  ReturnToOrigin,
  TakeBackInput,
} from '#contract/admin-order.ts';
import { IDEMPOTENCY_HEADER, IdempotencyKey } from '#domain/order/place-order.ts';
import { CorrectShipment, ShipOrder } from '#domain/shipment/shipment.ts';
import { callOffOrder } from '#shop/workflows/cancel-and-return/cancel-order.ts';
import { collectCash } from '#shop/workflows/run-order/collect-cash.ts';
import { confirmOrder } from '#shop/workflows/run-order/confirm-order.ts';
import { refundPart } from '#shop/workflows/refund/refund-part.ts';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { takeBackOrder } from '#shop/workflows/cancel-and-return/return-order.ts';
import { completeOrder } from '#shop/orders/complete-order.ts';
import { correctShipment } from '#shop/orders/correct-shipment.ts';
import { deliverOrder } from '#shop/orders/deliver-order.ts';
import { getOfficeOrder } from '#shop/orders/admin-orders.ts';
import { packOrder } from '#shop/orders/pack-order.ts';
import { shipOrder } from '#shop/orders/ship-order.ts';
import { explainOutside } from '#shop/payments/explain-gateway-refund.ts';
import { resendRefunds } from '#shop/payments/resend-refunds.ts';
import { noStore } from '../no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '../open-api.ts';

const Nothing = z.object({});

/** One thing that staff does to an order; answered with the order as it is then. */
function moves<Path extends string, Body extends z.ZodType>(path: Path, summary: string, body: Body) {
  return createRoute({
    tags: ['Office'],
    middleware: noStore,
    security: needsLogin,
    method: 'post',
    path: `/admin/orders/{id}/${path}`,
    summary,
    request: { params: z.object({ id: z.string().max(64) }), body: takes(body) },
    responses: {
      200: answers(OfficeOrderAnswer, 'The order as it is now'),
      ...refuses(401, 403, 404, 409, 422),
    },
  });
}

const confirm = moves('confirmation', 'Accept a cash on delivery order that waits for it', Nothing);
const pack = moves('packing', 'The order lies packed', Nothing);
const ship = moves('shipment', 'The courier has it', ShipOrder);
const deliver = moves('delivery', 'The parcel arrived', Nothing);
const collect = moves('cash', 'The cash was collected', Nothing);
const complete = moves('completion', 'Nothing more is expected', Nothing);
const callOff = moves('cancellation', 'Call an order off before it leaves; its money goes back', CallOff);
const takeBack = moves('return', 'Take a delivered order back for its money', TakeBackInput);
const backToOrigin = moves(
  'return-to-origin',
  'The parcel came back undelivered: its invoice is credited, no cash is noted, money paid online is refunded',
  ReturnToOrigin,
);
const resend = moves('refund-retry', 'Send once more what the gateway could not send back', Nothing);
const explain = moves(
  'refund-explanation',
  'Say that what was refunded at the gateway itself was a gift: no credit note, the order goes on',
  ExplainRefund,
);
const correct = createRoute({
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  method: 'patch',
  path: '/admin/orders/{id}/shipment',
  summary: 'Correct the courier or the tracking number of a parcel that is on its way',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(CorrectShipment) },
  responses: {
    200: answers(OfficeOrderAnswer, 'The order as it is now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
const refund = createRoute({
  tags: ['Office'],
  middleware: noStore,
  security: needsLogin,
  method: 'post',
  path: '/admin/orders/{id}/refund',
  summary: 'Send a part of the money back: pieces that came back, or a cut of the price',
  request: {
    params: z.object({ id: z.string().max(64) }),
    headers: z.object({ [IDEMPOTENCY_HEADER.toLowerCase()]: IdempotencyKey }),
    body: takes(RefundPart),
  },
  responses: {
    200: answers(OfficeOrderAnswer, 'The order with its credit notes; the same key is the same refund'),
    ...refuses(401, 403, 404, 409, 422),
  },
});

export const officeMoves = createDoor();

officeMoves.openapi(confirm, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await confirmOrder(ctx, id);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(pack, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await packOrder(ctx, id);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(ship, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await shipOrder(ctx, id, c.req.valid('json'));
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(correct, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await correctShipment(ctx, id, c.req.valid('json'));
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(deliver, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await deliverOrder(ctx, id);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(collect, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await collectCash(ctx, id);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(complete, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await completeOrder(ctx, id);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(callOff, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  const { reason, sold_out: soldOut } = c.req.valid('json');
  await callOffOrder(ctx, id, { reason, soldOut });
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(takeBack, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await takeBackOrder(ctx, id, c.req.valid('json'));
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(backToOrigin, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await returnToOrigin(ctx, id, c.req.valid('json'));
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(resend, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await resendRefunds(ctx, id);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(explain, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await explainOutside(ctx, id, c.req.valid('json').reason);
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});

officeMoves.openapi(refund, async (c) => {
  const ctx = c.get('ctx');
  const { id } = c.req.valid('param');
  await refundPart(ctx, id, c.req.valid('json'), c.req.header(IDEMPOTENCY_HEADER) ?? '');
  return c.json({ order: await getOfficeOrder(ctx, id) }, 200);
});
