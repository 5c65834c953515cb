import type { PaymentMethod } from '#domain/payment/payment.ts';
import { formatDayMonth } from '#domain/day-words.ts';
import { states } from '#domain/tax/state.ts';

export const PAYMENT_WORDS: Record<PaymentMethod, string> = { cod: 'COD', razorpay: 'Prepaid' };

export const stateChoices = states.map(({ key, name }) => ({ value: key, label: name }));

/** Returns the promised day in words; nothing where none was promised. */
export function formatPromise(day: string | null): string {
  return day ? formatDayMonth(day) : '';
}

/** Returns how many pieces an order has. */
export function countPieces({ items }: { items: readonly { quantity: number }[] }): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
