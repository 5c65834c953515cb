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
      200: answers(AdminOrderAnswer, 'The current order'),
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
  summary: 'Record that the customer was called to confirm and not reached',
  body: RecordCall,
});
export const pack = moves('packing', {
  ability: 'ship_orders',
  summary: 'Mark an order as packed',
  body: PlainChange,
});
export const ship = moves('shipment', {
  ability: 'ship_orders',
  summary: 'Mark an order as dispatched',
  body: ShipOrder.safeExtend(seen),
});
export const deliver = moves('delivery', {
  ability: 'ship_orders',
  summary: 'Mark an order as delivered',
  body: PlainChange,
});
export const collect = moves('cash', {
  ability: 'collect_cash',
  summary: 'Record that the cash was collected',
  body: PlainChange,
});
export const handBack = moves('cash-handed-back', {
  ability: 'refund',
  summary: 'Record that cash owed to the buyer was paid back',
  body: HandBackCash,
});
export const complete = moves('completion', {
  ability: 'collect_cash',
  summary: 'Complete an order',
  body: PlainChange,
});
export const cancelByStaff = moves('cancellation', {
  ability: 'cancel_orders',
  summary: 'Cancel an order before dispatch and refund it',
  body: StaffCancellation,
});
export const acceptReturn = moves('return', {
  ability: 'refund',
  summary: 'Return a whole delivered order and refund it',
  body: ReturnOrderInput,
});
export const backToOrigin = moves('return-to-origin', {
  ability: 'ship_orders',
  summary:
    'Record that the parcel came back undelivered: its invoice is credited, no cash is recorded, and online payments are refunded',
  body: ReturnToOrigin,
});
export const resend = moves('refund-retry', {
  ability: 'refund',
  summary: 'Retry the refunds that the gateway could not pay',
  body: PlainChange,
});
export const explain = moves('refund-explanation', {
  ability: 'refund',
  summary:
    'Declare a refund made at the gateway itself a goodwill payment: no credit note, and the order continues',
  body: ExplainRefund,
});
export const changeAddress = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'ship_orders',
  method: 'patch',
  path: '/admin/orders/{id}/address',
  summary:
    'Change the delivery address until dispatch; another State replaces the invoice, and the price stays',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(ChangeAddress) },
  responses: {
    200: answers(AdminOrderAnswer, 'The current order'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const correct = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'ship_orders',
  method: 'patch',
  path: '/admin/orders/{id}/shipment',
  summary: 'Correct the courier or tracking number of a dispatched parcel',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(CorrectShipment.safeExtend(seen)) },
  responses: {
    200: answers(AdminOrderAnswer, 'The current order'),
    ...refuses(401, 403, 404, 409, 422),
  },
});
export const refund = defineRoute({
  tags: ['Admin'],
  security: needsLogin,
  ability: 'refund',
  method: 'post',
  path: '/admin/orders/{id}/refund',
  summary: 'Refund a part of an order: returned pieces, or a price reduction',
  request: {
    params: z.object({ id: z.string().max(64) }),
    headers: IdempotencyHeader,
    body: takes(RefundPart),
  },
  responses: {
    200: answers(
      AdminOrderAnswer,
      'The order with its credit notes; repeating the key makes no second refund',
    ),
    ...refuses(401, 403, 404, 409, 422),
  },
});
