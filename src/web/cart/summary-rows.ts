import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { formatRupees, sumPaise, toPaise } from '#domain/money/money.ts';

export type SummaryRow = { name: string; words: string; isSaving?: boolean };

/**
 * Returns the rows that add up to the total, and the GST contained in it. Products are shown including GST; shipping is shown without it,
 * with its GST on a separate row and also among the GST below.
 */
export function listRows(quote: QuoteCartAnswer): { rows: SummaryRow[]; tax: SummaryRow[] } {
  const { totals } = quote;
  const pieces = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  const shipping = toShipping(quote);
  const rows = [
    { name: `Items (${pieces})`, words: money(toPaise(totals.subtotal)) },
    ...saving('Promo discount', totals.coupon_amount),
    ...saving('Online payment discount', totals.prepaid_discount),
    { name: 'Shipping', words: formatShipping(shipping) },
    ...optional('GST on shipping', shipping.gstPaise),
    ...optional('Rounding', toPaise(totals.rounding)),
  ];
  const tax = [
    ...optional('CGST included', toPaise(totals.cgst)),
    ...optional('SGST included', toPaise(totals.sgst)),
    ...optional('IGST included', toPaise(totals.igst)),
  ];
  return { rows, tax };
}

function formatShipping({ netPaise, gstPaise }: { netPaise: number; gstPaise: number }): string {
  if (netPaise === 0) return 'Free';
  return gstPaise === 0 ? money(netPaise) : `${money(netPaise)} excl. GST`;
}

function toShipping({ charges }: QuoteCartAnswer) {
  const own = charges.filter((charge) => charge.kind === 'shipping');
  const netPaise = sumPaise(own.map((charge) => toPaise(charge.taxable_value)));
  return { netPaise, gstPaise: sumPaise(own.map((charge) => toPaise(charge.amount))) - netPaise };
}

function saving(name: string, rupees: number): SummaryRow[] {
  return rupees === 0 ? [] : [{ name, words: `− ${money(toPaise(rupees))}`, isSaving: true }];
}

function optional(name: string, paise: number): SummaryRow[] {
  if (paise === 0) return [];
  return [{ name, words: paise < 0 ? `− ${money(-paise)}` : money(paise) }];
}

function money(paise: number): string {
  return formatRupees(paise);
}
