import { Promotion } from '#domain/pricing/promotion.ts';
import type { QuoteInput, QuoteLineInput } from '#domain/pricing/quote-types.ts';
import { Settings } from '#domain/settings/settings.ts';

const settings = Settings.parse({});

/** Returns one line of a quote: a brass urli of 1,499 rupees at 5 % GST. */
export function makeLine(line: Partial<QuoteLineInput> = {}): QuoteLineInput {
  const urli = {
    productId: 'prd_1',
    name: 'Brass urli',
    unitPricePaise: 149_900,
    quantity: 1,
    hsn: '83062990',
  };
  return { ...urli, uqc: 'NOS', rate: { rateBp: 500 }, ...line };
}

/** Returns the input of a quote by the default settings, paid in cash on delivery. */
export function makeInput(input: Partial<QuoteInput> = {}): QuoteInput {
  const lines = input.lines ?? [makeLine()];
  return { settings, shippingMethod: 'standard', paymentMethod: 'cod', on: '2026-11-21', ...input, lines };
}

/** Returns a promotion of 300 rupees off. */
export function makePromotion(promotion: Partial<Promotion> = {}): Promotion {
  const flat = { id: 'prm_1', code: 'FLAT300', description: '₹300 off', type: 'fixed', amountPaise: 30_000 };
  return Promotion.parse({ ...flat, ...promotion });
}
