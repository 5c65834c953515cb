import { changePrice } from '#domain/catalogue/change-price.ts';
import { toPaise, toRupees } from '#domain/money/money.ts';
import { rupees } from '#admin/format/rupees.ts';

/** By how many percent or rupees prices change; below zero they fall. */
export type TypedChange = { unit: 'percent' | 'amount'; by: number };

/** Returns the price in rupees that a product gets by a change, as the shop will compute it; null where it would fall to ₹0 or below. */
export function toNewPrice(price: number, { unit, by }: TypedChange): number | null {
  const change = unit === 'percent' ? { percentBp: Math.round(by * 100) } : { amountPaise: toPaise(by) };
  const paise = changePrice(toPaise(price), change);
  return paise > 0 ? toRupees(paise) : null;
}

/** Says what a change does: `Each price and sale price falls by 10%.` */
export function describePriceChange({ unit, by }: TypedChange): string {
  const amount = unit === 'percent' ? `${Math.abs(by)}%` : rupees(Math.abs(by));
  return `Each price and sale price ${by < 0 ? 'falls' : 'rises'} by ${amount}.`;
}
