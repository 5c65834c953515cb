import type { OrderJson } from '#contract/order/order.ts';
import { formatUnpaid } from '#web/cart/format-unpaid.ts';

/** Names an unpaid order, its amount, and until when it can be paid. */
export function formatUnpaidOrder({ order_number, totals, payment }: OrderJson): string {
  return formatUnpaid({ order_number, total: totals.total, expires_at: payment.expires_at });
}
