import { type Paise, splitProportionally, sumPaise } from '#domain/money/money.ts';
import { taxLine } from '#domain/pricing/quote-lines.ts';
import type { QuoteInput } from '#domain/pricing/quote-types.ts';
import type { PricedPieces } from './priced-pieces.ts';
import { sumLines } from './sum-lines.ts';

/**
 * Returns more expensive pieces at the credit for the returned ones, in paise: the difference is a discount that the lines share by their
 * prices, so that the invoice and its tax are for the amount paid (CGST Act s.15(3): a discount that the invoice shows), at the rate for
 * that amount. Other pieces stay unchanged.
 */
export function waiveDifference(
  priced: PricedPieces,
  creditPaise: Paise,
  sale: Pick<QuoteInput, 'settings' | 'on'>,
): PricedPieces {
  const { quote, rates } = priced;
  const { intraState } = quote.tax;
  const prices = quote.lines.map(({ netPaise }) => netPaise);
  if (sumPaise(prices) <= creditPaise) return priced;
  const shares = splitProportionally(creditPaise, prices);
  const lines = quote.lines.map((line, index) => {
    const netPaise = shares[index]!;
    const discountPaise = line.grossPaise - netPaise;
    return {
      ...line,
      ...taxLine(rates[index]!, { netPaise, quantity: line.quantity }, { ...sale, intraState }),
      couponPaise: discountPaise,
      discountPaise,
      netPaise,
    };
  });
  return { ...priced, quote: { ...quote, lines, totals: sumLines(lines) } };
}
