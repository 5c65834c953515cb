import { sumTax } from '#domain/invoice/invoice-lines.ts';
import { sumPaise } from '#domain/money/money.ts';
import type { QuoteLine } from '#domain/pricing/quote-types.ts';
import type { PricedPieces } from './priced-pieces.ts';

/** Returns the totals of lines without charges; rounding and total follow from the terms of the exchange. */
export function sumLines(lines: readonly QuoteLine[]): PricedPieces['quote']['totals'] {
  const tax = sumTax(lines);
  const discountPaise = sumPaise(lines.map((line) => line.discountPaise));
  return {
    ...tax,
    taxPaise: tax.cgstPaise + tax.sgstPaise + tax.igstPaise,
    subtotalPaise: sumPaise(lines.map(({ grossPaise }) => grossPaise)),
    couponPaise: discountPaise,
    prepaidDiscountPaise: 0,
    discountPaise,
    shippingPaise: 0,
    giftPaise: 0,
    codPaise: 0,
    roundingPaise: 0,
    totalPaise: sumPaise(lines.map(({ netPaise }) => netPaise)),
  };
}
