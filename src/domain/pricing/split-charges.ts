import { splitTax } from '#domain/tax/gst.ts';
import { splitProportionally, type Paise } from '#domain/money/money.ts';
import type { QuoteAmounts, QuoteCharge, QuoteLine } from './quote-types.ts';

/**
 * Returns shipping, gift wrapping and the COD charge, GST included, as one row per rate in the cart: goods with their packing and delivery
 * are one composite supply at the goods' rate (CGST Act s.8, s.15(2)(c)). They are split by the net worth of the goods of each rate; the HSN is that of the rate's
 * largest line.
 */
export function splitCharges(
  lines: readonly QuoteLine[],
  amounts: Pick<QuoteAmounts, 'shippingPaise' | 'giftPaise' | 'codPaise'>,
  intraState: boolean,
): QuoteCharge[] {
  const rates = groupByRate(lines);
  return [
    ...chargeRows('shipping', amounts.shippingPaise, rates, intraState),
    ...chargeRows('gift', amounts.giftPaise, rates, intraState),
    ...chargeRows('cod', amounts.codPaise, rates, intraState),
  ];
}

type RateGroup = { rateBp: number; hsn: string; largestPaise: Paise; netPaise: Paise; grossPaise: Paise };

function groupByRate(lines: readonly QuoteLine[]): RateGroup[] {
  const groups = new Map<number, RateGroup>();
  for (const { rateBp, hsn, netPaise, grossPaise } of lines) {
    const group = groups.get(rateBp);
    if (!group) {
      groups.set(rateBp, { rateBp, hsn, largestPaise: netPaise, netPaise, grossPaise });
      continue;
    }
    group.netPaise += netPaise;
    group.grossPaise += grossPaise;
    if (netPaise > group.largestPaise) {
      group.hsn = hsn;
      group.largestPaise = netPaise;
    }
  }
  return [...groups.values()];
}

function chargeRows(
  kind: QuoteCharge['kind'],
  amountPaise: Paise,
  rates: readonly RateGroup[],
  intraState: boolean,
): QuoteCharge[] {
  // Products discounted to nothing still have to be shipped, so their list price is the weight.
  const isFree = rates.every((group) => group.netPaise === 0);
  const weights = rates.map((group) => (isFree ? group.grossPaise : group.netPaise));
  return splitProportionally(amountPaise, weights).flatMap((part, index) => {
    const group = rates[index];
    if (!group || part === 0) return [];
    const { rateBp, hsn } = group;
    return [{ kind, rateBp, hsn, amountPaise: part, ...splitTax(part, rateBp, intraState) }];
  });
}
