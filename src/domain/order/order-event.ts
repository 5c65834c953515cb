import { z } from 'zod';

/** The kinds of order events. Each event is stored with its time and actor; timeline, messages and analytics read it. */
export const OrderEventKind = z.enum([
  'order_placed',
  'cod_overruled',
  'customer_not_reached',
  'order_confirmed',
  'order_paid',
  'payment_failed',
  'pieces_missing',
  'order_packed',
  'order_shipped',
  'address_changed',
  'shipment_corrected',
  'shipment_booked',
  'shipment_refused',
  'shipment_unanswered',
  'shipment_cancelled',
  'pickup_requested',
  'out_for_delivery',
  'delivery_failed',
  'delivery_answered',
  'return_started',
  'return_arrived',
  'parcel_lost',
  'order_delivered',
  'order_completed',
  'order_cancelled',
  'order_revived',
  'cash_collected',
  'order_returned',
  'order_returned_to_origin',
  'order_exchanged',
  'return_requested',
  'return_approved',
  'return_refused',
  'return_received',
  'refund_requested',
  'refund_overdue',
  'refund_failed',
  'gateway_refunded',
  'refund_explained',
  'order_refunded',
  'invoice_issued',
  'credit_note_issued',
  'note_added',
  'message_resent',
]);
export type OrderEventKind = z.infer<typeof OrderEventKind>;

/** The person or program that caused the event. */
export const ActorKind = z.enum(['guest', 'customer', 'staff', 'system']);
export type ActorKind = z.infer<typeof ActorKind>;
