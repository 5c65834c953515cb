import { expect, test } from 'vitest';
import { Promotion } from '#domain/pricing/promotion.ts';
import { QuoteJson, toQuoteJson, toTotalsJson } from './quote.ts';
import { quote } from '#domain/pricing/quote.ts';
import type { QuoteInput } from '#domain/pricing/quote-types.ts';
import { Settings } from '#domain/settings/settings.ts';

const input: QuoteInput = {
  lines: [
    {
      productId: 'prd_1',
      variantId: 'var_1',
      name: 'Brass urli',
      unitPricePaise: 149_999,
      quantity: 2,
      hsn: '83062990',
      uqc: 'NOS',
      rate: { rateBp: 500 },
    },
  ],
  promotion: Promotion.parse({
    id: 'prm_1',
    code: 'TEN',
    description: '',
    type: 'percentage',
    percentBp: 1000,
  }),
  shippingMethod: 'standard',
  paymentMethod: 'razorpay',
  deliveryState: 'UP',
  settings: Settings.parse({}),
  on: '2026-11-21',
};

test('totals are in rupees, with the field names of the API', () => {
  expect(toTotalsJson(quote(input).totals)).toEqual({
    subtotal: 2999.98,
    discount: 435,
    coupon_amount: 300,
    coupon_code: 'TEN',
    prepaid_discount: 135,
    shipping: 100,
    gift_wrap: 0,
    cod_charges: 0,
    tax: 126.9,
    cgst: 63.45,
    sgst: 63.45,
    igst: 0,
    rounding: 0.02,
    total: 2665,
  });
});

test('the whole quote fits its own schema, and loses nothing in JSON', () => {
  const json = toQuoteJson(quote(input));
  expect(QuoteJson.parse(JSON.parse(JSON.stringify(json)))).toEqual(json);
});

test('a serialised quote has its lines and charges with all their fields', () => {
  const json = toQuoteJson(quote(input));
  expect(json.lines[0]).toEqual({
    product_id: 'prd_1',
    variant_id: 'var_1',
    name: 'Brass urli',
    price: 1499.99,
    quantity: 2,
    total: 2999.98,
    coupon_amount: 300,
    prepaid_discount: 135,
    net_total: 2564.98,
    hsn_code: '83062990',
    tax_rate: 5,
    taxable_value: 2442.84,
    cgst: 61.07,
    sgst: 61.07,
    igst: 0,
  });
  expect(json.charges).toEqual([
    {
      kind: 'shipping',
      amount: 100,
      hsn_code: '83062990',
      tax_rate: 5,
      taxable_value: 95.24,
      cgst: 2.38,
      sgst: 2.38,
      igst: 0,
    },
  ]);
  expect(json).toMatchObject({
    shipping_method: 'standard',
    payment_method: 'razorpay',
    tax_type: 'CGST + SGST',
    state: 'UP',
    state_assumed: false,
    free_shipping: { threshold: 5000, missing: 2000.02 },
    cod: { offered: true },
    promotion: { code: 'TEN', applied: true, discount: 300 },
  });
});

test('a line without a variant has a null variant_id; a promotion that does not apply gives the reason', () => {
  const [line] = input.lines;
  const json = toQuoteJson(
    quote({
      ...input,
      lines: line ? [{ ...line, variantId: undefined }] : [],
      promotion: input.promotion && { ...input.promotion, minimumPaise: 500_000 },
      deliveryState: undefined,
    }),
  );
  expect(json.lines[0]?.variant_id).toBeNull();
  expect(json.state_assumed).toBe(true);
  expect(json.totals.coupon_code).toBeNull();
  expect(json.promotion).toEqual({
    code: 'TEN',
    applied: false,
    discount: 0,
    reason: 'minimum_not_reached',
    error: 'This promo code needs a larger order',
    detail: 'Add products for ₹2,000.02 more: TEN needs ₹5,000.',
  });
  const { promotion: _, ...without } = input;
  expect(toQuoteJson(quote(without))).not.toHaveProperty('promotion');
});

test('cash on delivery that is not offered gives the reason', () => {
  const settings = Settings.parse({ payment: { codEnabled: false } });
  expect(toQuoteJson(quote({ ...input, settings })).cod).toEqual({
    offered: false,
    reason: 'Cash on delivery is not available at present.',
  });
});
