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
  const isBack = refunds.length > 0 && refunds.every((refund) => refund.status === 'processed');
  return isBack ? undefined : LATE_MS;
}

/** Returns whether an order was paid and proceeded, even if the money was refunded later. */
export function wasPaid({ payment, status }: OrderJson): boolean {
  return payment.status === 'completed' || (payment.status === 'refunded' && status !== 'cancelled');
}
