import { expect, test } from 'vitest';
import { quote } from './quote.ts';
import { Settings } from '#domain/settings/settings.ts';
import { makeInput, makeLine, makePromotion } from '#test/scenes/quote-inputs.ts';

test('the exact total is rounded to the rupee once, and the rounding shown', () => {
  const prepaid = makeInput({ paymentMethod: 'razorpay' });
  expect(quote(prepaid).totals).toMatchObject({ roundingPaise: -5, totalPaise: 152_400 });
  const exact = { ...prepaid, settings: Settings.parse({ general: { roundToRupee: false } }) };
  expect(quote(exact).totals).toMatchObject({ roundingPaise: 0, totalPaise: 152_405 });
  const half = makeInput({ lines: [makeLine({ unitPricePaise: 10_050 })] });
  expect(quote(half).totals).toMatchObject({ roundingPaise: 50, totalPaise: 25_100 });
});

test('cash on delivery pays its charge, at the rates of the goods, and gets no prepaid discount', () => {
  const { totals, charges } = quote(makeInput({ deliveryState: 'MH' }));
  expect(totals).toMatchObject({ prepaidDiscountPaise: 0, codPaise: 5000, totalPaise: 164_900 });
  expect(
    charges.map(({ kind, rateBp, amountPaise, igstPaise }) => [kind, rateBp, amountPaise, igstPaise]),
  ).toEqual([
    ['shipping', 500, 10_000, 476],
    ['cod', 500, 5000, 238],
  ]);
});

test('free shipping depends on the value before discounts', () => {
  const lines = [makeLine({ unitPricePaise: 500_000 })];
  const free = quote(makeInput({ lines, promotion: makePromotion() }));
  expect(free.totals.shippingPaise).toBe(0);
  expect(free.charges.map((charge) => charge.kind)).toEqual(['cod']);
  expect(free.freeShipping).toEqual({ thresholdPaise: 500_000, missingPaise: 0 });
  const short = quote(makeInput({ lines: [makeLine({ unitPricePaise: 499_999 })] }));
  expect(short.totals.shippingPaise).toBe(10_000);
  expect(short.freeShipping.missingPaise).toBe(1);
});

test('express pays its own rate above the threshold too, and becomes standard where it is not offered', () => {
  const lines = [makeLine({ unitPricePaise: 900_000 })];
  const express = quote(makeInput({ lines, shippingMethod: 'express' }));
  expect(express).toMatchObject({ shippingMethod: 'express', totals: { shippingPaise: 20_000 } });
  const noExpress = Settings.parse({ shipping: { expressRatePaise: 0 } });
  const standard = quote(makeInput({ lines, shippingMethod: 'express', settings: noExpress }));
  expect(standard).toMatchObject({ shippingMethod: 'standard', totals: { shippingPaise: 0 } });
});

test('the COD limit applies to the cash to collect, regardless of the current payment choice', () => {
  const atLimit = [makeLine({ unitPricePaise: 995_000 })];
  const over = [makeLine({ unitPricePaise: 995_050 })];
  for (const paymentMethod of ['cod', 'razorpay'] as const) {
    expect(quote(makeInput({ lines: atLimit, paymentMethod })).cod).toEqual({ offered: true });
    const { cod } = quote(makeInput({ lines: over, paymentMethod }));
    expect(cod).toEqual({
      offered: false,
      reason: 'Cash on delivery is available up to ₹10,000; this order would come to ₹10,001.',
    });
  }
});

test('promotion and shipping count towards the COD limit', () => {
  const lines = [makeLine({ unitPricePaise: 995_000 })];
  const express = makeInput({ lines, shippingMethod: 'express' });
  expect(quote(express).cod.offered).toBe(false);
  const twoHundred = makePromotion({ amountPaise: 20_000 });
  expect(quote({ ...express, promotion: twoHundred }).cod.offered).toBe(true);
  expect(quote({ ...express, promotion: { ...twoHundred, amountPaise: 19_900 } }).cod.offered).toBe(false);
});

test('gift wrapping counts towards the COD limit', () => {
  const settings = Settings.parse({ shipping: { giftWrapOffered: true, giftWrapPaise: 5_000 } });
  const offered = (unitPricePaise: number, isGift: boolean) =>
    quote(makeInput({ lines: [makeLine({ unitPricePaise })], settings, isGift })).cod.offered;
  expect([offered(995_000, false), offered(995_000, true), offered(990_000, true)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('without a delivery State, the home State’s tax is used and marked as assumed', () => {
  const { tax, totals } = quote(makeInput());
  expect(tax).toEqual({
    intraState: true,
    secondLabel: 'SGST',
    homeState: 'UP',
    deliveryState: 'UP',
    isAssumed: true,
    sellerKind: 'regular',
  });
  expect(totals.igstPaise).toBe(0);
  expect(quote(makeInput({ deliveryState: 'UP' })).tax.isAssumed).toBe(false);
});

test('a Chandigarh shop delivering at home labels the second half UTGST', () => {
  const chandigarh = Settings.parse({ seller: { homeState: 'CH' } });
  expect(quote(makeInput({ settings: chandigarh })).tax.secondLabel).toBe('UTGST');
  expect(quote(makeInput({ settings: chandigarh, deliveryState: 'PB' })).tax.intraState).toBe(false);
});

test('a discount can bring a cushion under the ceiling of its lower rate', () => {
  const row = { hsn: '6304', validFrom: '2025-09-22', validTo: null };
  const rates = [
    { ...row, rateBp: 500, upToUnitPaise: 262_500 },
    { ...row, rateBp: 1800, upToUnitPaise: null },
  ];
  const lines = [makeLine({ unitPricePaise: 270_000, quantity: 2, rate: { rates } })];
  expect(quote(makeInput({ lines })).lines[0]?.rateBp).toBe(1800);
  expect(quote(makeInput({ lines, paymentMethod: 'razorpay' })).lines[0]?.rateBp).toBe(500);
});

test("goods without any rate take the settings' default and are marked", () => {
  const lines = [makeLine({ rate: { rates: [] } }), makeLine()];
  expect(quote(makeInput({ lines })).lines.map((line) => [line.rateBp, line.isDefaultRate])).toEqual([
    [1800, true],
    [500, false],
  ]);
});

test.each(['composition', 'unregistered'] as const)('a seller who is %s collects no tax', (kind) => {
  const untaxed = Settings.parse({ seller: { kind } });
  const { lines, charges, totals } = quote(
    makeInput({ settings: untaxed, lines: [makeLine({ rate: { rates: [] } })] }),
  );
  expect(totals).toMatchObject({ taxPaise: 0, taxablePaise: 164_900, totalPaise: 164_900 });
  expect([...lines, ...charges].map(({ rateBp }) => rateBp)).toEqual([0, 0, 0]);
  expect(lines[0]?.isDefaultRate).toBe(false);
});

test('a charge has one row for each rate, under the HSN of its largest line', () => {
  const lines = [
    makeLine({ hsn: '1111', unitPricePaise: 10_000 }),
    makeLine({ hsn: '2222', unitPricePaise: 30_000, rate: { rateBp: 1800 } }),
    makeLine({ hsn: '3333', unitPricePaise: 10_001 }),
    makeLine({ hsn: '4444', unitPricePaise: 10_001 }),
  ];
  const { charges } = quote(makeInput({ lines }));
  expect(charges.map(({ kind, rateBp, hsn }) => [kind, rateBp, hsn])).toEqual([
    ['shipping', 500, '3333'],
    ['shipping', 1800, '2222'],
    ['cod', 500, '3333'],
    ['cod', 1800, '2222'],
  ]);
});

test('an empty cart costs nothing, shipping and charges included', () => {
  const { lines, charges, totals, freeShipping } = quote(makeInput({ lines: [] }));
  expect([lines, charges]).toEqual([[], []]);
  expect(Object.values(totals)).toEqual(Object.values(totals).map(() => 0));
  expect(freeShipping.missingPaise).toBe(500_000);
});

test.each([
  { quantity: 0 },
  { quantity: -1 },
  { quantity: 1.5 },
  { quantity: NaN },
  { unitPricePaise: -1 },
  { unitPricePaise: 99.5 },
  { unitPricePaise: 1e15, quantity: 1e9 },
])('%j cannot be priced', (line) => {
  expect(() => quote(makeInput({ lines: [makeLine(line)] }))).toThrow('Cannot be priced');
});

test('does not mutate its input', () => {
  const input = structuredClone(makeInput({ promotion: makePromotion(), deliveryState: 'MH' }));
  const before = structuredClone(input);
  quote(input);
  expect(input).toEqual(before);
});
