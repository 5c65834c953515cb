import type { OrderJson } from '#domain/order-json.ts';
import { sayKept as say } from '#web/parts/say-kept.ts';

/** Which order waits for its money, how much that is, and until when. */
export function sayKept({ order_number, totals, payment }: OrderJson): string {
  return say({ order_number, total: totals.total, expires_at: payment.expires_at });
}
