import type { OrderEventKind } from '#domain/order/order-event.ts';

const words: Record<OrderEventKind, string> = {
  order_placed: 'Order placed',
  cod_overruled: 'Cash on delivery allowed against the rules',
  customer_not_reached: 'Called, no answer',
  order_confirmed: 'Confirmed',
  order_paid: 'Paid online',
  payment_failed: 'Payment failed',
  pieces_missing: 'Missing while packing',
  order_packed: 'Packed',
  order_shipped: 'Handed to the courier',
  address_changed: 'Address changed',
  shipment_corrected: 'Tracking number corrected',
  shipment_booked: 'Booked with the courier',
  shipment_refused: 'The courier refused the booking',
  shipment_unanswered: 'The courier did not answer the booking',
  shipment_cancelled: 'Booking cancelled',
  pickup_requested: 'Pickup requested',
  out_for_delivery: 'Out for delivery',
  delivery_failed: 'Could not be delivered',
  delivery_answered: 'Instructions sent to the courier',
  return_started: 'On its way back',
  return_arrived: 'Back at the shop, says the courier',
  parcel_lost: 'Lost or damaged, says the courier',
  order_delivered: 'Delivered',
  order_completed: 'Completed',
  order_cancelled: 'Cancelled',
  order_revived: 'Order reopened, because the payment arrived',
  cash_collected: 'Cash booked',
  order_returned: 'Came back after delivery',
  order_returned_to_origin: 'Came back undelivered',
  order_exchanged: 'Replaced or exchanged',
  return_requested: 'Return requested',
  return_approved: 'Return accepted',
  return_refused: 'Return refused',
  return_received: 'Returned pieces are back',
  refund_requested: 'Refund requested',
  refund_overdue: 'Refund takes longer than usual',
  refund_failed: 'The bank did not accept the refund',
  gateway_refunded: 'Refund made in Razorpay’s dashboard',
  refund_explained: 'Refund explained',
  cash_owed: 'Cash to hand back to the buyer',
  cash_handed_back: 'Cash handed back to the buyer',
  order_refunded: 'Refund to the buyer',
  invoice_issued: 'Invoice issued',
  credit_note_issued: 'Credit note issued',
  note_added: 'Note',
  message_resent: 'Message sent again',
};

const money = /paid|payment|cash|refund|invoice|credit/;

/** Returns what happened in words. */
export function formatEvent(kind: OrderEventKind): string {
  return words[kind];
}

/** Returns whether an event is about money. */
export function isAboutMoney(kind: OrderEventKind): boolean {
  return money.test(kind);
}
