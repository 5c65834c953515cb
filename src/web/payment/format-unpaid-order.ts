import type { OrderJson } from '#contract/order/order.ts';
import { formatUnpaid } from '#web/cart/format-unpaid.ts';

/** Names an unpaid order, what is to be paid for it, and until when. */
export function formatUnpaidOrder({ order_number, totals, payment, exchange }: OrderJson): string {
  const total = totals.total - (exchange?.paid ?? 0);
  return formatUnpaid({ order_number, total, expires_at: payment.expires_at });
}
