import { z } from 'zod';
import { type Paise, roundToRupee } from '#domain/money/money.ts';

/** How a customer pays the extra cost of the new pieces of an exchange: in cash with the parcel, by a payment link, or not at all. */
export const DifferenceWay = z.enum(['in_cash', 'by_link', 'waived']);
export type DifferenceWay = z.infer<typeof DifferenceWay>;

/** How the credit of exchanged pieces and the price of the new ones are settled, in paise. */
export type ExchangeTerms = {
  /** The total of the new order; with its rounding, the difference to the credit is a whole number of rupees. */
  totalPaise: Paise;
  roundingPaise: Paise;
  /** The part of the new order that the credit pays. */
  paidPaise: Paise;
  /** The rest that the customer still pays, in cash when the new parcel arrives or online before it is packed. */
  duePaise: Paise;
  /** The rest of the credit, which is sent back to the customer. */
  backPaise: Paise;
};

/** Settles a credit against the price of the pieces that are sent for it, in paise. The difference is rounded to whole rupees, 50 paise up. */
export function settleExchange(creditPaise: Paise, pricePaise: Paise): ExchangeTerms {
  const differencePaise = roundToRupee(pricePaise - creditPaise);
  const totalPaise = creditPaise + differencePaise;
  return {
    totalPaise,
    roundingPaise: totalPaise - pricePaise,
    paidPaise: Math.min(creditPaise, totalPaise),
    duePaise: Math.max(0, differencePaise),
    backPaise: Math.max(0, -differencePaise),
  };
}
