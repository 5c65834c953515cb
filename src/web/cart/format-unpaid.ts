import { formatAmount } from '#domain/money/money.ts';
import { formatHour } from '#web/shell/format-date.ts';
import * as words from './words.ts';

type UnpaidOrder = { order_number: string; total: number; expires_at: string | null };

/** Describes an order whose payment is still pending at a bank and must not be paid again. */
export function formatUndecided({ order_number, total }: Omit<UnpaidOrder, 'expires_at'>): string {
  return words.orderUndecided(order_number, formatAmount(total));
}

/**
 * Describes an unpaid order by its number, its amount in rupees, and until when it can be paid. It prints a time of day, which stays
 * correct on a page that stays open.
 */
export function formatUnpaid({ order_number, total, expires_at }: UnpaidOrder): string {
  const amount = formatAmount(total);
  return expires_at
    ? words.orderReservedUntil(order_number, amount, formatHour(expires_at))
    : words.orderReserved(order_number, amount);
}
