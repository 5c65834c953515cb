import type { Answer } from '#contract/endpoints.ts';

type Totals = Answer<'GET /admin/orders/{id}'>['order']['totals'];
type Parts =
  | 'subtotal'
  | 'coupon_amount'
  | 'coupon_code'
  | 'prepaid_discount'
  | 'shipping'
  | 'gift_wrap'
  | 'cod_charges'
  | 'rounding';

/** Returns what makes up the total of an order or a quote, in rupees, without the parts of ₹0. */
export function listPriceRows(totals: Pick<Totals, Parts>): [name: string, amount: number][] {
  const rows: [string, number][] = [
    ['Pieces', totals.subtotal],
    // New pieces of an exchange keep the discount of the old ones, without a code.
    [totals.coupon_code === null ? 'Discount' : 'Promo code', -totals.coupon_amount],
    ['Online payment discount', -totals.prepaid_discount],
    ['Delivery', totals.shipping],
    ['Gift wrapping', totals.gift_wrap],
    ['COD charge', totals.cod_charges],
    ['Rounding', totals.rounding],
  ];
  return rows.filter(([, amount]) => amount !== 0);
}
