import type { OrderJson } from '#contract/order.ts';

/** The specification's, while a payment is waited for. */
const WAITING_MS = 5_000;
/** For money that comes to an order that was let go, or is on its way back: a bank may take days over either. */
const LATE_MS = 10_000;

/** How often to ask what has become of an order's payment, in milliseconds; undefined when nothing more can become of it. */
export function toAskingPace(order: OrderJson | undefined): number | undefined {
  if (!order) return WAITING_MS;
  const { payment, status, refunds } = order;
  if (payment.method === 'cod' || wasPaid(order)) return undefined;
  if (status !== 'cancelled') return WAITING_MS;
  const isBack = refunds.length > 0 && refunds.every((refund) => refund.status === 'processed');
  return isBack ? undefined : LATE_MS;
}

/** Whether an order was paid and went on, even where the money went back later. */
export function wasPaid({ payment, status }: OrderJson): boolean {
  return payment.status === 'completed' || (payment.status === 'refunded' && status !== 'cancelled');
}
