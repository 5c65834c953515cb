import { type Paise, divideHalfUp } from '#domain/money/money.ts';

/** The largest percentages by which one change may lower and raise prices. */
export const MOST_PERCENT = { down: 95, up: 500 };

/** A price change in hundredths of a percent or in paise. */
export type PriceChange = { percentBp: number } | { amountPaise: Paise };

/**
 * Returns a price after a change by a percentage (to the nearest whole rupee, halves up) or by an amount, in paise, GST included. It may be
 * zero or less: the caller refuses that.
 */
export function changePrice(pricePaise: Paise, change: PriceChange): Paise {
  if ('amountPaise' in change) return pricePaise + change.amountPaise;
  const changed = BigInt(pricePaise) * BigInt(10_000 + change.percentBp);
  return divideHalfUp(changed, 10_000 * 100) * 100;
}
