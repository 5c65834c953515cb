import { z } from 'zod';
import { CourierGateway, ParcelSize } from '#domain/shipment/courier-gateway.ts';
import { ShipmentState } from '#domain/shipment/shipment-state.ts';
import { seen } from './admin-order.ts';
import { listParcelMistakes, parcelFields } from '#domain/shipment/shipment.ts';

/** The booking of an order with a courier gateway, and what the courier reported about the parcel. */
export const ShipmentJson = z.object({
  id: z.string(),
  gateway: CourierGateway,
  state: ShipmentState,
  awb: z.string().nullable(),
  carrier: z.string().describe('The courier that carries the parcel for the gateway'),
  charge: z.number().nullable().describe('The courier’s charge in rupees, if known'),
  failure: z.string().describe('Why the booking was refused or got no response'),
  has_label: z.boolean(),
  pickup_on: z.string().nullable(),
  failed_attempts: z.int(),
  answer_by: z.iso
    .datetime()
    .nullable()
    .describe('The deadline for instructing the courier after a failed delivery; null once done'),
  scans: z
    .array(
      z.object({
        at: z.iso.datetime(),
        state: ShipmentState.nullable().describe('Null for a report that does not change the state'),
        status: z.string(),
        note: z.string(),
        place: z.string(),
      }),
    )
    .describe('The courier’s reports, newest first'),
});
export type ShipmentJson = z.infer<typeof ShipmentJson>;

/** The actions that the booking of an order allows. */
export const BookingAction = z.enum(['book', 'ask_again', 'label', 'pickup', 'cancel', 'track', 'answer']);
export type BookingAction = z.infer<typeof BookingAction>;

/** The courier's part of an order. */
export const BookingJson = z.object({
  gateway: CourierGateway.nullable().describe('The connected courier gateway; null if none is connected'),
  shipment: ShipmentJson.nullable().describe('The newest booking'),
  size: ParcelSize.describe('The suggested parcel'),
  actions: z.array(BookingAction).describe('The possible actions'),
});
export type BookingJson = z.infer<typeof BookingJson>;

/** POST /admin/orders/{id}/booking. */
export const BookShipment = ParcelSize.extend(seen);

/** POST /admin/pickups. */
export const RequestPickup = z.object({
  orders: z.array(z.string().max(64)).min(1, 'Please select at least one order').max(200),
  day: z.iso.date('Please choose the day'),
});

/**
 * PATCH /admin/orders/{id}/shipment: corrects parcel data that was entered wrongly at dispatch. A field that the request omits stays
 * unchanged; with the courier `other` it becomes empty.
 */
export const CorrectShipment = parcelFields.partial().superRefine((change, { addIssue }) => {
  for (const [path, message] of listParcelMistakes(change))
    if (path !== 'tracking_number' || change.courier === undefined)
      addIssue({ code: 'custom', path: [path], message });
});
export type CorrectShipment = z.infer<typeof CorrectShipment>;
