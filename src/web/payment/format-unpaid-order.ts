import type { OrderJson } from '#contract/order/order.ts';
import { formatUnpaid } from '#web/cart/format-unpaid.ts';

/** Describes an unpaid order: its number, the amount due, and the deadline. */
export function formatUnpaidOrder({ order_number, totals, payment, exchange }: OrderJson): string {
  const total = totals.total - (exchange?.paid ?? 0);
  return formatUnpaid({ order_number, total, expires_at: payment.expires_at });
}
