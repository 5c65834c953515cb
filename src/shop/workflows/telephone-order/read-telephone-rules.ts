import { type PriceRules, readPriceRules } from '#shop/cart/price-cart.ts';
import type { Ctx } from '#shop/context.ts';

/**
 * Returns the rules by which an order by telephone is priced. They are those of the checkout, except that a number need not be proven by a
 * code for cash on delivery: staff speaks with the person who answers it.
 */
export async function readTelephoneRules(ctx: Ctx): Promise<PriceRules> {
  const { settings, taxRates } = await readPriceRules(ctx);
  return { settings: { ...settings, cod: { ...settings.cod, needsProvenNumber: false } }, taxRates };
}
