import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatAmount, formatRupees, sumPaise, toPaise } from '#domain/money/money.ts';
import * as words from './words.ts';

export type SummaryRow = { name: string; amount: string; isSaving?: boolean };

/** A quote, or an order, which has no list of charges. */
export type Summed = Pick<QuoteCartAnswer, 'totals' | 'state_assumed'> &
  Partial<Pick<QuoteCartAnswer, 'lines' | 'charges'>>;

/**
 * Returns the rows that add up to the total, all of them including GST, and the rows that explain the GST in it: shipping is shown there
 * without its GST, with its GST on a separate row and also among the GST below.
 */
export function listRows(summed: Summed): { rows: SummaryRow[]; tax: SummaryRow[] } {
  const { totals, lines } = summed;
  const pieces = lines?.reduce((sum, line) => sum + line.quantity, 0);
  const rows = [
    { name: words.items(pieces), amount: formatAmount(totals.subtotal) },
    // New pieces of an exchange keep the discount of the old ones, without a code.
    ...saving(totals.coupon_code === null ? words.discount : words.promoDiscount, totals.coupon_amount),
    ...saving(words.onlineDiscount, totals.prepaid_discount),
    {
      name: words.delivery,
      amount: totals.shipping === 0 ? words.free : formatAmount(totals.shipping),
    },
    ...optional(words.giftWrapping, totals.gift_wrap),
    ...optional(words.codCharge, totals.cod_charges),
    ...optional(words.rounding, totals.rounding),
  ];
  const tax = [
    ...listShipping(summed),
    ...optional(words.cgst, totals.cgst),
    ...optional(words.sgst, totals.sgst),
    ...optional(words.igst, totals.igst),
  ];
  return { rows, tax };
}

/** Returns a row for the shipping without its GST and a row for its GST; no rows if it has no GST. */
function listShipping({ charges = [] }: Summed): SummaryRow[] {
  const own = charges.filter((charge) => charge.kind === 'shipping');
  const netPaise = sumPaise(own.map((charge) => toPaise(charge.taxable_value)));
  const gstPaise = sumPaise(own.map((charge) => toPaise(charge.amount))) - netPaise;
  if (gstPaise === 0) return [];
  return [
    { name: words.shipping, amount: words.excludingGst(formatRupees(netPaise)) },
    { name: words.gstOnShipping, amount: formatRupees(gstPaise) },
  ];
}

function saving(name: string, rupees: number): SummaryRow[] {
  return rupees === 0 ? [] : [{ name, amount: `− ${formatAmount(rupees)}`, isSaving: true }];
}

function optional(name: string, rupees: number): SummaryRow[] {
  if (rupees === 0) return [];
  return [{ name, amount: rupees < 0 ? `− ${formatAmount(-rupees)}` : formatAmount(rupees) }];
}
