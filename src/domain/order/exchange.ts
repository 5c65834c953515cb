import { type Paise, roundToRupee } from '#domain/money/money.ts';

/** How the credit of exchanged pieces and the price of the new ones are settled, in paise. */
export type ExchangeTerms = {
  /** The total of the new order; with its rounding, the difference to the credit is a whole number of rupees. */
  totalPaise: Paise;
  roundingPaise: Paise;
  /** What the credit pays of the new order. */
  paidPaise: Paise;
  /** What the customer still pays when the new parcel arrives. */
  duePaise: Paise;
  /** What is left of the credit and goes back to the customer. */
  backPaise: Paise;
};

/** Settles a credit against the price of the pieces that are sent for it. A difference of less than 50 paise is rounded away. */
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
