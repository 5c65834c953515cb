import { z } from 'zod';
import {
  StaffCancellation,
  ExplainRefund,
  HandBackCash,
  AdminOrderAnswer,
  PlainChange,
  seen,
  RefundPart,
  RecordCall,
  ReturnToOrigin,
  ReturnOrderInput,
} from '#contract/order/admin-order.ts';
import { ChangeAddress } from '#contract/order/change-address.ts';
import type { StaffAbility } from '#domain/staff/abilities.ts';
import { ShipOrder } from '#domain/shipment/shipment.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { IdempotencyHeader } from '#contract/idempotency-key.ts';
import { CorrectShipment } from '#contract/order/shipment.ts';

/** Defines a route by which staff changes an order; the response is the order after the change. */
function moves<Path extends string, Body extends z.ZodType>(
  path: Path,
  { ability, summary, body }: { ability: StaffAbility; summary: string; body: Body },
) {
  return defineRoute({
    tags: ['Admin'],
    security: needsLogin,
    ability,
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

export const confirm = moves('confirmation', {
  ability: 'ship_orders',
  summary: 'Confirm a cash on delivery order',
  body: PlainChange,
});
export const recordCall = moves('calls', {
  ability: 'ship_orders',
  summary: 'Note that the customer of an order to confirm was called and not reached',
  body: RecordCall,
});
export const pack = moves('packing', {
  ability: 'ship_orders',
  summary: 'Mark an order as packed',
  body: PlainChange,
});
export const ship = moves('shipment', {
  ability: 'ship_orders',
  summary: 'Mark an order as handed to the courier',
  body: ShipOrder.safeExtend(seen),
});
export const deliver = moves('delivery', {
  ability: 'ship_orders',
  summary: 'Mark an order as delivered',
  body: PlainChange,
});
export const collect = moves('cash', {
  ability: 'collect_cash',
  summary: 'Note that the cash was collected',
  body: PlainChange,
});
export const handBack = moves('cash-handed-back', {
  ability: 'refund',
  summary: 'Note that the cash owed to the buyer was handed back',
  body: HandBackCash,
});
export const complete = moves('completion', {
  ability: 'collect_cash',
  summary: 'Complete an order: nothing more is expected',
  body: PlainChange,
});
export const cancelByStaff = moves('cancellation', {
  ability: 'cancel_orders',
  summary: 'Cancel an order before it leaves; its money goes back',
  body: StaffCancellation,
});
export const acceptReturn = moves('return', {
  ability: 'refund',
  summary: 'Return a whole delivered order; its money goes back',
  body: ReturnOrderInput,
});
export const backToOrigin = moves('return-to-origin', {
  ability: 'ship_orders',
  summary:
    'Note that the parcel came back undelivered: its invoice is credited, no cash is noted, money paid online is refunded',
  body: ReturnToOrigin,
});
export const resend = moves('refund-retry', {
  ability: 'refund',
  summary: 'Send once more what the gateway could not send back',
  body: PlainChange,
});
export const explain = moves('refund-explanation', {
  ability: 'refund',
  summary: 'Say that what was refunded at the gateway itself was a gift: no credit note, the order goes on',
  body: ExplainRefund,
});
export const changeAddress = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'ship_orders',
  method: 'patch',
  path: '/admin/orders/{id}/address',
  summary:
    'Change where an order goes, until its parcel leaves; another State replaces its invoice, and the price stays',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(ChangeAddress) },
  responses: {
    200: answers(AdminOrderAnswer, 'The order as it is now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const correct = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'ship_orders',
  method: 'patch',
  path: '/admin/orders/{id}/shipment',
  summary: 'Correct the courier or the tracking number of a parcel that is on its way',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(CorrectShipment.safeExtend(seen)) },
  responses: {
    200: answers(AdminOrderAnswer, 'The order as it is now'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const refund = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'refund',
  method: 'post',
  path: '/admin/orders/{id}/refund',
  summary: 'Send a part of the money back: pieces that came back, or a cut of the price',
  request: {
    params: z.object({ id: z.string().max(64) }),
    headers: IdempotencyHeader,
    body: takes(RefundPart),
  },
  responses: {
    200: answers(AdminOrderAnswer, 'The order with its credit notes; the same key is the same refund'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
