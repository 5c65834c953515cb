import { z } from 'zod';
import { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { BookShipment, BookingJson, RequestPickup } from '#contract/order/shipment.ts';

const shared = { tags: ['Admin'], security: needsLogin };
const params = z.object({ id: z.string().max(64) });
const booking = answers(BookingJson, 'The current courier part of the order');

export const get = defineRoute({
  ...shared,
  ability: ['see_orders', 'ship_orders'],
  method: 'get',
  path: '/admin/orders/{id}/booking',
  summary: 'An order’s booking with a courier gateway, and its possible actions',
  request: { params },
  responses: { 200: booking, ...refuses(401, 403, 404, 503) },
});
export const book = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/booking',
  summary: 'Book a packed order’s parcel with the connected courier; an order is booked once',
  request: { params, body: takes(BookShipment) },
  responses: { 200: booking, ...refuses(401, 403, 404, 409, 422, 503) },
});
export const cancel = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/booking/cancellation',
  summary: 'Cancel a booking before the courier comes',
  request: { params },
  responses: { 200: booking, ...refuses(401, 403, 404, 409, 422, 503) },
});
export const track = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/booking/tracking',
  summary: 'Fetch the parcel’s tracking from the courier',
  request: { params },
  responses: { 200: booking, ...refuses(401, 403, 404, 422, 503) },
});
export const answer = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/orders/{id}/booking/answer',
  summary: 'Instruct the courier after a failed delivery',
  request: { params, body: takes(FailedDeliveryAnswer) },
  responses: { 200: booking, ...refuses(401, 403, 404, 409, 422, 503) },
});
export const label = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'get',
  path: '/admin/orders/{id}/booking/label',
  summary: 'The courier’s label of a booked parcel',
  request: { params },
  responses: {
    200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } },
    ...refuses(401, 403, 404, 422, 503),
  },
});
export const pickup = defineRoute({
  ...shared,
  ability: 'ship_orders',
  method: 'post',
  path: '/admin/pickups',
  summary: 'Request a pickup of booked parcels from the connected courier',
  request: { body: takes(RequestPickup) },
  responses: {
    200: answers(z.object({ day: z.string(), parcels: z.int() }), 'The day of the pickup'),
    ...refuses(401, 403, 404, 422, 503),
  },
});
