import type { Paise } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { ShippingMethod } from './shipping-method.ts';

/** Returns whether express is offered: the owner must have set a rate for it. */
export function isExpressOffered(shipping: Settings['shipping']): boolean {
  return shipping.expressRatePaise > 0;
}

/** Returns the shipping method for a shopper's choice: express becomes standard if it is not offered. */
export function usedShippingMethod(method: ShippingMethod, shipping: Settings['shipping']): ShippingMethod {
  return method === 'express' && isExpressOffered(shipping) ? 'express' : 'standard';
}

/**
 * Returns the shipping charge in paise, GST included, for products worth subtotalPaise before discounts. Standard is free from the
 * threshold on.
 */
export function shippingRate(
  method: ShippingMethod,
  subtotalPaise: Paise,
  shipping: Settings['shipping'],
): Paise {
  if (usedShippingMethod(method, shipping) === 'express') return shipping.expressRatePaise;
  return missingForFreeShipping(subtotalPaise, shipping) === 0 ? 0 : shipping.standardRatePaise;
}

/** Returns how many paise of products are missing for free standard shipping; 0 once the threshold is reached. */
export function missingForFreeShipping(subtotalPaise: Paise, shipping: Settings['shipping']): Paise {
  return Math.max(0, shipping.freeShippingThresholdPaise - subtotalPaise);
}
