import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import { Settings } from '#domain/settings/settings.ts';
import { makeInput, makeLine, makePromotion } from '#test/scenes/quote-inputs.ts';

test('the promotion is deducted first, then the prepaid discount from the remainder', () => {
  const { totals, lines } = quote(makeInput({ paymentMethod: 'razorpay', promotion: makePromotion() }));
  expect(totals).toMatchObject({ subtotalPaise: 149_900, couponPaise: 30_000, prepaidDiscountPaise: 5995 });
  expect(totals).toMatchObject({ discountPaise: 35_995, shippingPaise: 10_000, codPaise: 0 });
  expect(lines[0]).toMatchObject({
    couponPaise: 30_000,
    prepaidPaise: 5995,
    discountPaise: 35_995,
    netPaise: 113_905,
  });
});

test('a promotion for a collection discounts only its products, and counts only their value', () => {
  const lines = [
    makeLine({ productId: 'prd_diya', unitPricePaise: 30_000, quantity: 2 }),
    makeLine({ productId: 'prd_lamp', unitPricePaise: 90_000, rate: { rateBp: 1800 } }),
  ];
  const scope = { name: 'Diwali gifts', productIds: ['prd_diya'] };
  const tenth = makePromotion({ type: 'percentage', percentBp: 1000, amountPaise: null, scope });
  const { totals, lines: priced, promotion } = quote(makeInput({ lines, promotion: tenth }));
  expect(promotion).toEqual({
    code: 'FLAT300',
    applied: true,
    discountPaise: 6000,
    collection: 'Diwali gifts',
  });
  expect(priced.map(({ couponPaise }) => couponPaise)).toEqual([6000, 0]);
  expect(totals).toMatchObject({ subtotalPaise: 150_000, couponPaise: 6000 });
  const more = quote(makeInput({ lines, promotion: { ...tenth, minimumPaise: 70_000 } })).promotion;
  expect(more).toMatchObject({
    applied: false,
    detail: 'Add products in Diwali gifts for ₹100 more: FLAT300 needs ₹700.',
  });
  const other = { ...tenth, scope: { name: 'Diwali gifts', productIds: [] } };
  expect(quote(makeInput({ lines, promotion: other })).promotion).toMatchObject({
    applied: false,
    reason: 'other_products',
    message: 'This promo code is for other products',
    detail: 'FLAT300 is only for products in Diwali gifts.',
  });
});

test('goods discounted to nothing still cost shipping', () => {
  const lines = [
    makeLine({ unitPricePaise: 10_000 }),
    makeLine({ unitPricePaise: 30_000, rate: { rateBp: 1800 } }),
  ];
  const everything = makePromotion({ type: 'percentage', percentBp: 10_000, amountPaise: null });
  const { totals, charges } = quote(makeInput({ lines, promotion: everything, paymentMethod: 'razorpay' }));
  expect(totals).toMatchObject({ couponPaise: 40_000, prepaidDiscountPaise: 0, totalPaise: 10_000 });
  expect(charges.map((charge) => charge.amountPaise)).toEqual([2500, 7500]);
});

test('a promotion leaves the least that can be paid, online or in cash', () => {
  const lines = [makeLine({ unitPricePaise: 600_000 })];
  const everything = makePromotion({ type: 'percentage', percentBp: 10_000, amountPaise: null });
  const online = quote(makeInput({ lines, promotion: everything, paymentMethod: 'razorpay' }));
  expect(online.totals).toMatchObject({ couponPaise: 599_900, shippingPaise: 0, totalPaise: 100 });
  expect(online.promotion).toMatchObject({ applied: true, discountPaise: 599_900 });
  const nearly = makePromotion({ amountPaise: 599_950 });
  const paise = Settings.parse({ general: { roundToRupee: false } });
  const exact = quote(makeInput({ lines, promotion: nearly, paymentMethod: 'razorpay', settings: paise }));
  expect(exact.totals).toMatchObject({ totalPaise: 100, roundingPaise: 0 });
  const charged = quote(makeInput({ lines, promotion: everything, paymentMethod: 'cod' }));
  expect(charged.totals).toMatchObject({ couponPaise: 600_000, codPaise: 5000, totalPaise: 5000 });
  const free = Settings.parse({ payment: { codChargePaise: 0 } });
  const cash = quote(makeInput({ lines, promotion: everything, paymentMethod: 'cod', settings: free }));
  expect(cash.totals).toMatchObject({ couponPaise: 599_900, codPaise: 0, totalPaise: 100 });
});

test('the discount for paying online leaves the least that can be paid, with and without a promotion', () => {
  const lines = [makeLine({ unitPricePaise: 600_000 })];
  const all = Settings.parse({ payment: { prepaidDiscountBp: 10_000 } });
  const free = makeInput({ lines, paymentMethod: 'razorpay', settings: all });
  expect(quote(free).totals).toMatchObject({ prepaidDiscountPaise: 599_900, totalPaise: 100 });
  const half = makePromotion({ amountPaise: 50 });
  expect(quote({ ...free, promotion: half }).totals).toMatchObject({
    discountPaise: 599_900,
    totalPaise: 100,
  });
  const cheap = [makeLine({ unitPricePaise: 100 })];
  const shipped = Settings.parse({ shipping: { freeShippingThresholdPaise: 0 } });
  const small = makeInput({ lines: cheap, paymentMethod: 'razorpay', settings: shipped });
  expect(quote(small).totals).toMatchObject({ prepaidDiscountPaise: 0, totalPaise: 100 });
  expect(quote({ ...free, lines: [] }).totals).toMatchObject({ prepaidDiscountPaise: 0, totalPaise: 0 });
});

test.each([
  { prices: [1, 1], percentBp: 5000, prepaidBp: 5000, coupon: [1, 0], prepaid: [0, 1] },
  { prices: [1, 1, 1, 1], percentBp: 5000, prepaidBp: 5000, coupon: [1, 1, 0, 0], prepaid: [0, 0, 1, 0] },
  { prices: [2, 4, 2], percentBp: 7300, prepaidBp: 8900, coupon: [2, 3, 1], prepaid: [0, 1, 1] },
  {
    prices: [1, 3, 3, 3, 1],
    percentBp: 4545,
    prepaidBp: 8333,
    coupon: [1, 1, 1, 1, 1],
    prepaid: [0, 2, 2, 1, 0],
  },
])(
  'two roundings never push a line below zero: $prices',
  ({ prices, percentBp, prepaidBp, coupon, prepaid }) => {
    const promotion = makePromotion({ type: 'percentage', percentBp, amountPaise: null });
    const lines = prices.map((unitPricePaise) => makeLine({ unitPricePaise }));
    const online = Settings.parse({ payment: { prepaidDiscountBp: prepaidBp } });
    const result = quote(makeInput({ lines, promotion, paymentMethod: 'razorpay', settings: online }));
    expect(result.lines.map((line) => line.couponPaise)).toEqual(coupon);
    expect(result.lines.map((line) => line.prepaidPaise)).toEqual(prepaid);
  },
);

test('goods of a tax rate that are discounted to zero carry no share of shipping', () => {
  const lines = [makeLine({ unitPricePaise: 1 }), makeLine({ unitPricePaise: 9999, rate: { rateBp: 1800 } })];
  const half = makePromotion({ type: 'percentage', percentBp: 5000, amountPaise: null });
  const result = quote(makeInput({ lines, promotion: half }));
  expect(result.lines.map((line) => line.netPaise)).toEqual([0, 5000]);
  expect(result.charges.map((charge) => [charge.kind, charge.rateBp, charge.amountPaise])).toEqual([
    ['shipping', 1800, 10_000],
    ['cod', 1800, 5000],
  ]);
});

test('a promotion that does not apply leaves the price unchanged and gives the reason', () => {
  const result = quote(makeInput({ promotion: makePromotion({ minimumPaise: 200_000 }) }));
  expect(result.promotion).toMatchObject({ code: 'FLAT300', applied: false, reason: 'minimum_not_reached' });
  expect(result.totals.couponPaise).toBe(0);
  expect(result.totals).not.toHaveProperty('couponCode');
  const over = quote(makeInput({ promotion: makePromotion({ endsAt: new Date('2026-11-20T18:30:00Z') }) }));
  expect(over.promotion).toMatchObject({ applied: false, reason: 'expired' });
});

test('a quote states the discount of an applied promotion, and has no promotion without one', () => {
  const applied = quote(makeInput({ promotion: makePromotion() })).promotion;
  expect(applied).toEqual({ code: 'FLAT300', applied: true, discountPaise: 30_000 });
  expect(quote(makeInput())).not.toHaveProperty('promotion');
});
