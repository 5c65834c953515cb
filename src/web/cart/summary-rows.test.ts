import { assert, constantFrom, integer, property } from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import type { QuoteCartAnswer } from '#contract/pricing/cart-quote.ts';
import { quote } from '#domain/pricing/quote.ts';
import { toQuoteJson } from '#contract/pricing/quote.ts';
import { defaultSettings } from '#domain/settings/settings.ts';
import { listRows } from './summary-rows.ts';

function makeQuote(pricePaise: number, quantity: number, rateBp: number): QuoteCartAnswer {
  const line = {
    productId: 'prd_1',
    name: 'Urli',
    unitPricePaise: pricePaise,
    quantity,
    hsn: '7418',
    uqc: 'NOS' as const,
  };
  const priced = quote({
    lines: [{ ...line, rate: { rateBp } }],
    shippingMethod: 'standard',
    paymentMethod: 'razorpay',
    settings: defaultSettings,
    on: '2026-11-21',
  });
  return toQuoteJson(priced) as QuoteCartAnswer;
}

function toPaise(words: string): number {
  const amount = Math.round(Number(words.replaceAll(/[^\d.]/g, '').replace(/\.$/, '')) * 100) || 0;
  return words.startsWith('−') ? -amount : amount;
}

test('the rows add up to the total for any price, quantity and GST rate', () => {
  assert(
    property(
      integer({ min: 1, max: 9_000_00 }),
      integer({ min: 1, max: 99 }),
      constantFrom(0, 500, 1200, 1800),
      (pricePaise, quantity, rateBp) => {
        const priced = makeQuote(pricePaise, quantity, rateBp);
        const sum = listRows(priced).rows.reduce((total, row) => total + toPaise(row.amount), 0);
        expect(sum).toBe(Math.round(priced.totals.total * 100));
      },
    ),
  );
});

test('shipping is shown without its GST, which has its own row and is among the GST below', () => {
  const { rows, tax } = listRows(makeQuote(500_00, 1, 1800));
  expect(rows).toContainEqual({ name: 'Delivery', amount: '₹100.00' });
  expect(tax.slice(0, 2)).toEqual([
    { name: 'Shipping', amount: '₹84.74 excl. GST' },
    { name: 'GST on shipping', amount: '₹15.26' },
  ]);
  expect(tax.slice(2).map((row) => row.name)).toEqual(['CGST included', 'SGST included']);
});

test.each([
  ['DIWALI10', 'Promo discount'],
  [null, 'Discount'],
])('a discount by the code %s is called: %s', (coupon_code, name) => {
  const { totals, ...priced } = makeQuote(500_00, 1, 1800);
  const { rows } = listRows({ ...priced, totals: { ...totals, coupon_amount: 42.45, coupon_code } });
  expect(rows).toContainEqual({ name, amount: '− ₹42.45', isSaving: true });
});

test('shipping is free from the threshold', () => {
  const { rows } = listRows(makeQuote(5_000_00, 1, 500));
  expect(rows).toContainEqual({ name: 'Delivery', amount: 'Free' });
});
