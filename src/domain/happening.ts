import { z } from 'zod';

/** What can happen to an order. Each is written with who and when; timeline, messages and analytics read it. */
export const OrderHappening = z.enum([
  'order_placed',
  'order_confirmed',
  'order_paid',
  'payment_failed',
  'order_shipped',
  'order_delivered',
  'order_completed',
  'order_cancelled',
  'order_revived',
  'refund_requested',
  'order_refunded',
  'invoice_issued',
  'credit_note_issued',
]);
export type OrderHappening = z.infer<typeof OrderHappening>;

export const ORDER_HAPPENING_NAMES: Record<OrderHappening, string> = {
  order_placed: 'Order placed',
  order_confirmed: 'Order confirmed',
  order_paid: 'Payment received',
  payment_failed: 'Payment failed',
  order_shipped: 'Handed to the courier',
  order_delivered: 'Delivered',
  order_completed: 'Completed',
  order_cancelled: 'Cancelled',
  order_revived: 'Payment arrived late, order taken up again',
  refund_requested: 'Refund requested',
  order_refunded: 'Money sent back',
  invoice_issued: 'Invoice issued',
  credit_note_issued: 'Credit note issued',
};

/** Who made it happen. */
export const ActorKind = z.enum(['guest', 'customer', 'staff', 'system']);
export type ActorKind = z.infer<typeof ActorKind>;
