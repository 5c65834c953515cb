import { formatAmount } from '#domain/money/money.ts';

/** Formats rupees of the API, with paise where there are any: ₹2,450. */
export function rupees(amount: number): string {
  return formatAmount(amount, { decimals: 'auto' });
}
