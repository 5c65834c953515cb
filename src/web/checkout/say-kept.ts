import { formatRupees, toPaise } from '#domain/money.ts';
import type { OrderJson } from '#domain/order-json.ts';
import { formatHour } from '#web/parts/format-date.ts';

/** Which order waits for its money, how much that is, and until when. An hour stays true on a page that stays open. */
export function sayKept({ order_number, totals, payment }: OrderJson): string {
  const until = payment.expires_at ? ` until ${formatHour(payment.expires_at)}` : '';
  return `Order ${order_number} for ${formatRupees(toPaise(totals.total))} is kept for you${until}.`;
}
