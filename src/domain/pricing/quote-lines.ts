import { type RateChoice, type TaxSplit, chooseRateBp, splitTax } from '#domain/tax/gst.ts';
import { splitProportionally, type Paise } from '#domain/money/money.ts';
import { isPromoted } from './promotion.ts';
import type { QuoteAmounts, QuoteLine, QuoteInput } from './quote-types.ts';

/**
 * Spreads the discounts over the lines by gross, to the paisa, then taxes the remainder of each line. A promotion for a collection is
 * spread over the lines of its products alone.
 */
export function quoteLines(input: QuoteInput, amounts: QuoteAmounts, intraState: boolean): QuoteLine[] {
  const gross = input.lines.map((line) => line.unitPricePaise * line.quantity);
  const { promotion } = input;
  const promoted = input.lines.map(({ productId }, index) =>
    promotion && !isPromoted(promotion, productId) ? 0 : gross[index]!,
  );
  const coupons = splitProportionally(amounts.couponPaise, promoted);
  const left = gross.map((paise, index) => paise - (coupons[index] ?? 0));
  const prepaids = splitWithin(amounts.prepaidPaise, gross, left);
  return input.lines.map((line, index) => {
    const grossPaise = gross[index] ?? 0;
    const couponPaise = coupons[index] ?? 0;
    const prepaidPaise = prepaids[index] ?? 0;
    const netPaise = grossPaise - couponPaise - prepaidPaise;
    const { rate, ...product } = line;
    return {
      ...product,
      grossPaise,
      couponPaise,
      prepaidPaise,
      discountPaise: couponPaise + prepaidPaise,
      netPaise,
      ...taxLine(rate, { netPaise, quantity: line.quantity }, { ...input, intraState }),
    };
  });
}

type LineTax = Pick<QuoteLine, 'rateBp' | 'isDefaultRate' | keyof TaxSplit>;
type TaxRules = Pick<QuoteInput, 'settings' | 'on'> & { intraState: boolean };

/**
 * Taxes the pieces of a line at the rate for the amount paid for them, in paise after discounts, or at the shop's default rate if they have
 * no rate.
 */
export function taxLine(
  rate: RateChoice,
  { netPaise, quantity }: Pick<QuoteLine, 'netPaise' | 'quantity'>,
  { settings, on, intraState }: TaxRules,
): LineTax {
  // Only a regular taxpayer may collect tax (CGST Act s.10(4), s.32).
  const isTaxed = settings.seller.kind === 'regular';
  const chosen = chooseRateBp(rate, { on, netPaise, quantity });
  const rateBp = isTaxed ? (chosen ?? settings.payment.defaultRateBp) : 0;
  return {
    rateBp,
    isDefaultRate: isTaxed && chosen === undefined,
    ...splitTax(netPaise, rateBp, intraState),
  };
}

/**
 * Splits by weight, but gives no line more than its limit: when nearly everything is discounted away, two roundings could otherwise push a
 * line a paisa below zero. The excess is added to the first lines with room.
 */
function splitWithin(total: Paise, weights: readonly number[], limits: readonly Paise[]): Paise[] {
  const parts = splitProportionally(total, weights);
  let excess = 0;
  for (const [index, limit] of limits.entries()) {
    const over = Math.max(0, (parts[index] ?? 0) - limit);
    parts[index] = (parts[index] ?? 0) - over;
    excess += over;
  }
  for (const [index, limit] of limits.entries()) {
    const room = Math.min(excess, limit - (parts[index] ?? 0));
    parts[index] = (parts[index] ?? 0) + room;
    excess -= room;
  }
  return parts;
}
