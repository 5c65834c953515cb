import type { Paise } from './money.ts';

/** What a shopper pays for one piece, GST included: the sale price where there is one. */
export function effectivePricePaise(goods: { pricePaise: Paise; salePricePaise?: Paise | null }): Paise {
  return isOnSale(goods) ? goods.salePricePaise : goods.pricePaise;
}

/** Whole percent off the list price, rounded((price − sale) / price · 100); 0 where there is no sale. */
export function discountPercentage(goods: { pricePaise: Paise; salePricePaise?: Paise | null }): number {
  if (!isOnSale(goods)) return 0;
  return Math.round(((goods.pricePaise - goods.salePricePaise) / goods.pricePaise) * 100);
}

/** A sale price counts only below the list price, which is the MRP: nothing may be sold above it. */
export function isOnSale<G extends { pricePaise: Paise; salePricePaise?: Paise | null }>(
  goods: G,
): goods is G & { salePricePaise: Paise } {
  return typeof goods.salePricePaise === 'number' && goods.salePricePaise < goods.pricePaise;
}
