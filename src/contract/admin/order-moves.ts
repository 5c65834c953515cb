import { z } from 'zod';
import {
  StaffCancellation,
  ExplainRefund,
  AdminOrderAnswer,
  RefundPart,
  ReturnToOrigin,
  ReturnOrderInput,
} from '#contract/admin-order.ts';
import { IdempotencyKey } from '#domain/order/place-order.ts';
import { CorrectShipment, ShipOrder } from '#domain/shipment/shipment.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';

const Nothing = z.object({});

/** Defines a route by which staff changes an order; the response is the order after the change. */
function moves<Path extends string, Body extends z.ZodType>(path: Path, summary: string, body: Body) {
  return defineRoute({
    tags: ['Office'],
    security: needsLogin,
    method: 'post',
    path: `/admin/orders/{id}/${path}`,
    summary,
    request: { params: z.object({ id: z.string().max(64) }), body: takes(body) },
    responses: {
      200: answers(AdminOrderAnswer, 'The order as it is now'),
      ...refuses(401, 403, 404, 409, 422),
    },
  });
}

export const confirm = moves('confirmation', 'Accept a cash on delivery order that waits for it', Nothing);
export const pack = moves('packing', 'The order lies packed', Nothing);
export const ship = moves('shipment', 'The courier has it', ShipOrder);
export const deliver = moves('delivery', 'The parcel arrived', Nothing);
export const collect = moves('cash', 'The cash was collected', Nothing);
export const complete = moves('completion', 'Nothing more is expected', Nothing);
export const callOff = moves(
  'cancellation',
  'Call an order off before it leaves; its money goes back',
  StaffCancellation,
);
export const takeBack = moves('return', 'Take a delivered order back for its money', ReturnOrderInput);
export const backToOrigin = moves(
  'return-to-origin',
  'The parcel came back undelivered: its invoice is credited, no cash is noted, money paid online is refunded',
  ReturnToOrigin,
);
export const resend = moves('refund-retry', 'Send once more what the gateway could not send back', Nothing);
export const explain = moves(
  'refund-explanation',
  'Say that what was refunded at the gateway itself was a gift: no credit note, the order goes on',
  ExplainRefund,
);
export const correct = defineRoute({
  tags: ['Office'],
  security: needsLogin,
  method: 'patch',
  path: '/admin/orders/{id}/shipment',
  summary: 'Correct the courier or the tracking number of a parcel that is on its way',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(CorrectShipment) },
  responses: {
    200: answers(AdminOrderAnswer, 'The order as it is now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const refund = defineRoute({
  tags: ['Office'],
  security: needsLogin,
  method: 'post',
  path: '/admin/orders/{id}/refund',
  summary: 'Send a part of the money back: pieces that came back, or a cut of the price',
  request: {
    params: z.object({ id: z.string().max(64) }),
    headers: z.object({ 'idempotency-key': IdempotencyKey }),
    body: takes(RefundPart),
  },
  responses: {
    200: answers(AdminOrderAnswer, 'The order with its credit notes; the same key is the same refund'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
