import type { Paise } from './money.ts';

/** Returns what a shopper pays for one piece, GST included: the sale price if there is one. */
export function effectivePricePaise(product: { pricePaise: Paise; salePricePaise?: Paise | null }): Paise {
  return isOnSale(product) ? product.salePricePaise : product.pricePaise;
}

/** Returns the whole percent off the list price, rounded((price − sale) / price · 100); 0 where there is no sale. */
export function discountPercentage(product: { pricePaise: Paise; salePricePaise?: Paise | null }): number {
  if (!isOnSale(product)) return 0;
  return Math.round(((product.pricePaise - product.salePricePaise) / product.pricePaise) * 100);
}

/**
 * A sale price counts only below the list price, which is the MRP: nothing may be sold above it (Legal Metrology (Packaged Commodities)
 * Rules 2011).
 */
export function isOnSale<G extends { pricePaise: Paise; salePricePaise?: Paise | null }>(
  product: G,
): product is G & { salePricePaise: Paise } {
  return typeof product.salePricePaise === 'number' && product.salePricePaise < product.pricePaise;
}
