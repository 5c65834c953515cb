import * as fc from '#test/fast-check.ts';
import { expect, test } from 'vitest';
import type { RateChoice, TaxSplit } from '#domain/tax/gst.ts';
import { Promotion } from './promotion.ts';
import { quote } from './quote.ts';
import type { QuoteInput } from './quote-types.ts';
import { Settings } from '#domain/settings/settings.ts';
import { StateKey } from '#domain/tax/state.ts';

const row = { hsn: '6304', validFrom: '2025-09-22', validTo: null };
const cushionRates = [
  { ...row, rateBp: 500, upToUnitPaise: 262_500 },
  { ...row, rateBp: 1800, upToUnitPaise: null },
];

const rate: fc.Arbitrary<RateChoice> = fc.oneof(
  fc.constantFrom(0, 300, 500, 1800, 4000).map((rateBp) => ({ rateBp })),
  fc.constantFrom({ rates: cushionRates }, { rates: [] }),
);

type Bounds = { leastPricePaise: number; mostPercentBp: number; mostPrepaidBp: number };

function cart({ leastPricePaise, mostPercentBp, mostPrepaidBp }: Bounds): fc.Arbitrary<QuoteInput> {
  const line = fc.record({
    productId: fc.constant('prd_1'),
    name: fc.constant('Diya'),
    hsn: fc.constantFrom('69120040', '83062990', '63049231'),
    uqc: fc.constant('NOS' as const),
    unitPricePaise: fc.oneof(
      fc.integer({ min: leastPricePaise, max: 5_000_00 }),
      fc.integer({ min: 262_000, max: 300_000 }),
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
    rate,
  });
  const percentage = fc.record({
    type: fc.constant('percentage' as const),
    percentBp: fc.integer({ min: 1, max: mostPercentBp }),
    maxDiscountPaise: fc.option(fc.integer({ min: 1, max: 1_000_00 })),
  });
  const fixed = fc.record({
    type: fc.constant('fixed' as const),
    amountPaise: fc.integer({ min: 1, max: 10_000_00 }),
  });
  const promotion = fc
    .oneof(percentage, fixed)
    .map((benefit) => Promotion.parse({ id: 'prm_1', code: 'CODE', description: '', ...benefit }));
  const paise = fc.integer({ min: 0, max: 500_00 });
  const settings = fc
    .record({
      shipping: fc.record({
        standardRatePaise: paise,
        expressRatePaise: paise,
        freeShippingThresholdPaise: fc.integer({ min: 0, max: 20_000_00 }),
        giftWrapOffered: fc.boolean(),
        giftWrapPaise: paise,
      }),
      payment: fc.record({
        prepaidDiscountBp: fc.integer({ min: 0, max: mostPrepaidBp }),
        codChargePaise: paise,
      }),
      general: fc.record({ roundToRupee: fc.boolean() }),
      seller: fc.record({ homeState: fc.constantFrom('UP', 'CH') }),
    })
    .map((json) => Settings.parse(json));
  return fc.record(
    {
      lines: fc.array(line, { maxLength: 12 }),
      promotion,
      shippingMethod: fc.constantFrom('standard' as const, 'express' as const),
      paymentMethod: fc.constantFrom('razorpay' as const, 'cod' as const),
      deliveryState: fc.constantFrom(...StateKey.options, 'UP' as const, 'CH' as const),
      isGift: fc.boolean(),
      settings,
      on: fc.constant('2026-11-21'),
    },
    { requiredKeys: ['lines', 'shippingMethod', 'paymentMethod', 'settings', 'on'] },
  );
}

const anyCart = cart({ leastPricePaise: 0, mostPercentBp: 10_000, mostPrepaidBp: 10_000 });
const ordinaryCart = cart({ leastPricePaise: 100, mostPercentBp: 6000, mostPrepaidBp: 2000 });

test('the parts add up to the total for every rate, quantity, discount and delivery State', () => {
  fc.assert(fc.property(anyCart, assertAddsUp), { numRuns: 10_000 });
}, 60_000);

function assertAddsUp(input: QuoteInput): void {
  const { lines, charges, totals, tax } = quote(input);
  const parts = [...lines, ...charges];
  for (const line of lines) {
    expect(line.grossPaise - line.couponPaise - line.prepaidPaise).toBe(line.netPaise);
    expect(line.discountPaise).toBe(line.couponPaise + line.prepaidPaise);
    expect(line.netPaise >= 0 && line.couponPaise >= 0 && line.prepaidPaise >= 0).toBe(true);
    expect(line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise).toBe(line.netPaise);
  }
  for (const charge of charges) {
    expect(charge.amountPaise).toBeGreaterThan(0);
    expect(charge.taxablePaise + charge.cgstPaise + charge.sgstPaise + charge.igstPaise).toBe(
      charge.amountPaise,
    );
    expect(lines.some((line) => line.rateBp === charge.rateBp && line.hsn === charge.hsn)).toBe(true);
  }
  expect(new Set(charges.map((charge) => `${charge.kind} ${charge.rateBp}`)).size).toBe(charges.length);
  for (const part of parts) {
    expect(part.cgstPaise).toBe(part.sgstPaise);
    expect(tax.intraState ? part.igstPaise : part.cgstPaise).toBe(0);
    const numbers = Object.values(part).filter((value) => typeof value === 'number');
    expect(numbers.every(Number.isSafeInteger)).toBe(true);
  }
  expect(sum(lines, (line) => line.couponPaise)).toBe(totals.couponPaise);
  expect(sum(lines, (line) => line.prepaidPaise)).toBe(totals.prepaidDiscountPaise);
  expect(sum(charges, (charge) => (charge.kind === 'shipping' ? charge.amountPaise : 0))).toBe(
    totals.shippingPaise,
  );
  expect(sum(charges, (charge) => (charge.kind === 'gift' ? charge.amountPaise : 0))).toBe(totals.giftPaise);
  expect(sum(charges, (charge) => (charge.kind === 'cod' ? charge.amountPaise : 0))).toBe(totals.codPaise);
  expect(sum(parts, (part) => part.taxablePaise)).toBe(totals.taxablePaise);
  expect(totals.taxPaise).toBe(totals.cgstPaise + totals.sgstPaise + totals.igstPaise);
  expect(totals.taxablePaise + totals.taxPaise + totals.roundingPaise).toBe(totals.totalPaise);
  const fees = totals.shippingPaise + totals.giftPaise + totals.codPaise;
  expect(totals.subtotalPaise - totals.discountPaise + fees + totals.roundingPaise).toBe(totals.totalPaise);
  expect(totals.roundingPaise).toBeGreaterThan(-50);
  expect(totals.roundingPaise).toBeLessThanOrEqual(50);
  if (input.settings.general.roundToRupee) expect(totals.totalPaise % 100).toBe(0);
}

function sum<T>(items: readonly T[], pick: (item: T) => number): number {
  return items.reduce((total, item) => total + pick(item), 0);
}

test('agrees with an oracle that computes in exact fractions', () => {
  fc.assert(fc.property(ordinaryCart, assertAgreesWithOracle), { numRuns: 10_000 });
}, 60_000);

function assertAgreesWithOracle(input: QuoteInput): void {
  const expected = oracle(input);
  // Other rules apply where hardly anything is left to pay.
  fc.pre(expected.exact >= 100n && expected.lines.every((line) => line.net > 0n));
  const { lines, charges, totals } = quote(input);
  expect(
    lines.map((line) => [
      BigInt(line.couponPaise),
      BigInt(line.prepaidPaise),
      BigInt(line.rateBp),
      ...taxes(line),
    ]),
  ).toEqual(expected.lines.map((line) => [line.coupon, line.prepaid, line.rate, ...line.taxes]));
  expect(
    charges.map((charge) => [
      charge.kind,
      BigInt(charge.rateBp),
      BigInt(charge.amountPaise),
      ...taxes(charge),
    ]),
  ).toEqual(expected.charges.map((charge) => [charge.kind, charge.rate, charge.amount, ...charge.taxes]));
  expect(BigInt(totals.totalPaise)).toBe(expected.total);
}

function taxes(part: TaxSplit): bigint[] {
  return [part.igstPaise, part.cgstPaise, part.sgstPaise].map(BigInt);
}

/** Computes the quote independently, from the facts alone, in fractions of BigInt and without the code under test. */
function oracle(input: QuoteInput) {
  const { settings, promotion } = input;
  const { shipping, payment, general, seller } = settings;
  const home = input.deliveryState === undefined || input.deliveryState === seller.homeState;
  const gross = input.lines.map((line) => BigInt(line.unitPricePaise) * BigInt(line.quantity));
  const subtotal = add(gross);
  const coupon = promotion ? least(subtotal, benefit(promotion, subtotal)) : 0n;
  const online = input.paymentMethod === 'razorpay';
  const prepaid = online ? nearest((subtotal - coupon) * BigInt(payment.prepaidDiscountBp), 10_000n) : 0n;
  const coupons = deal(coupon, gross);
  const prepaids = deal(prepaid, gross);
  const lines = input.lines.map((line, index) => {
    const net = gross[index]! - coupons[index]! - prepaids[index]!;
    const rate = rateOf(line.rate, net, BigInt(line.quantity));
    return { coupon: coupons[index]!, prepaid: prepaids[index]!, net, rate, taxes: taxOf(net, rate, home) };
  });
  const express = input.shippingMethod === 'express' && shipping.expressRatePaise > 0;
  const isFree = subtotal >= BigInt(shipping.freeShippingThresholdPaise);
  const freight = express
    ? BigInt(shipping.expressRatePaise)
    : isFree
      ? 0n
      : BigInt(shipping.standardRatePaise);
  const wrapping = input.isGift && shipping.giftWrapOffered ? BigInt(shipping.giftWrapPaise) : 0n;
  const cash = online ? 0n : BigInt(payment.codChargePaise);
  const fees =
    lines.length === 0
      ? []
      : [['shipping', freight] as const, ['gift', wrapping] as const, ['cod', cash] as const];
  const rates = [...new Set(lines.map((line) => line.rate))];
  const worth = rates.map((rate) => add(lines.filter((line) => line.rate === rate).map((line) => line.net)));
  const charges = fees.flatMap(([kind, fee]) =>
    deal(fee, worth)
      .map((amount, index) => ({
        kind,
        rate: rates[index]!,
        amount,
        taxes: taxOf(amount, rates[index]!, home),
      }))
      .filter((charge) => charge.amount > 0n),
  );
  const exact = subtotal - coupon - prepaid + add(fees.map(([, fee]) => fee));
  return { lines, charges, exact, total: general.roundToRupee ? nearest(exact, 100n) * 100n : exact };
}

function benefit(promotion: Promotion, subtotal: bigint): bigint {
  if (promotion.type === 'fixed') return BigInt(promotion.amountPaise ?? 0);
  const share = nearest(subtotal * BigInt(promotion.percentBp ?? 0), 10_000n);
  return promotion.maxDiscountPaise === null ? share : least(share, BigInt(promotion.maxDiscountPaise));
}

function rateOf(choice: RateChoice, net: bigint, quantity: bigint): bigint {
  if ('rateBp' in choice) return BigInt(choice.rateBp);
  if (choice.rates.length === 0) return 1800n;
  return net <= 262_500n * quantity ? 500n : 1800n;
}

function taxOf(amount: bigint, rate: bigint, home: boolean): bigint[] {
  const half = nearest(amount * rate, 2n * (10_000n + rate));
  return home ? [0n, half, half] : [nearest(amount * rate, 10_000n + rate), 0n, 0n];
}

/** Gives one paisa at a time to the line furthest below its fair share, the first among equals. */
function deal(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = add(weights);
  if (whole <= 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (total * weight) / whole);
  while (add(parts) < total) {
    const lacks = weights.map((weight, index) => total * weight - parts[index]! * whole);
    const neediest = lacks.indexOf(lacks.reduce((a, b) => (b > a ? b : a)));
    parts[neediest] = parts[neediest]! + 1n;
  }
  return parts;
}

function nearest(n: bigint, d: bigint): bigint {
  return (n - (n % d)) / d + (2n * (n % d) >= d ? 1n : 0n);
}

function add(amounts: readonly bigint[]): bigint {
  return amounts.reduce((a, b) => a + b, 0n);
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
