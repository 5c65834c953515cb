import { formatAmount } from '#domain/money/money.ts';

/** Formats rupees of the API, with paise where there are any: ₹2,450. */
export function rupees(amount: number): string {
  return formatAmount(amount, { decimals: 'auto' });
}

/** Formats rupees of the API without ₹, for a column whose head has it: 2,450. */
export function bareRupees(amount: number): string {
  return rupees(amount).replace('₹', '');
}
