import { dayMs } from '#domain/durations.ts';
import { LATE_PAYMENT_DAYS } from '#domain/payment/late-payment-days.ts';
import type { OrderJson } from '#contract/order/order.ts';

/** The interval of the specification, while a payment is pending. */
const WAITING_MS = 5_000;
/** The interval for payments to cancelled orders and for pending refunds: a bank may take days over either. */
const LATE_MS = 10_000;

/** Returns how often to poll the payment of an order, in milliseconds; undefined when its state is final. */
export function toPollingPace(order: OrderJson | undefined): number | undefined {
  if (!order) return WAITING_MS;
  const { payment, status, refunds } = order;
  if (payment.method === 'cod' || wasPaid(order)) return undefined;
  if (status !== 'cancelled') return WAITING_MS;
  const isFinal =
    refunds.length > 0 ? refunds.every((refund) => refund.status === 'processed') : isTooLate(order);
  return isFinal ? undefined : LATE_MS;
}

/** Returns whether an order was cancelled so long ago that no bank sends its payment any more. */
function isTooLate({ cancelled_at: cancelledAt }: OrderJson): boolean {
  return cancelledAt !== null && Date.now() - Date.parse(cancelledAt) > LATE_PAYMENT_DAYS * dayMs;
}

/** Returns whether an order was paid and proceeded, even if the money was refunded later. */
export function wasPaid({ payment, status }: OrderJson): boolean {
  return payment.status === 'completed' || (payment.status === 'refunded' && status !== 'cancelled');
}
