/** The totals of a cart without GST, as the API sends them, in rupees. */
export const untaxed = {
  subtotal: 249,
  discount: 0,
  coupon_amount: 0,
  coupon_code: null,
  prepaid_discount: 0,
  shipping: 100,
  gift_wrap: 0,
  cod_charges: 0,
  tax: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
  rounding: 0,
  total: 349,
};
