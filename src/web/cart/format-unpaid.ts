import { formatRupees, toPaise } from '#domain/money/money.ts';
import { formatHour } from '#web/shell/format-date.ts';

type Waiting = { order_number: string; total: number; expires_at: string | null };

/** Which order waits for its money, how much that is in rupees, and until when. An hour stays true on a page that stays open. */
export function formatWaiting({ order_number, total, expires_at }: Waiting): string {
  const until = expires_at ? ` until ${formatHour(expires_at)}` : '';
  return `Order ${order_number} for ${formatRupees(toPaise(total))} is kept for you${until}.`;
}
