import type { OrderJson } from '#contract/order.ts';
import { formatWaiting } from '#web/cart/format-unpaid.ts';

/** Which order waits for its money, how much that is, and until when. */
export function formatKept({ order_number, totals, payment }: OrderJson): string {
  return formatWaiting({ order_number, total: totals.total, expires_at: payment.expires_at });
}
