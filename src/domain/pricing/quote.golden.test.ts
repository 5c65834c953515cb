import { expect, test } from 'vitest';
import { Promotion } from './promotion.ts';
import { quote } from './quote.ts';
import type { QuoteInput } from './quote-types.ts';
import { Settings } from '#domain/settings/settings.ts';

const common = { quantity: 1, uqc: 'NOS' as const };

// Ganesha at 5 %, two sets of nil-rated diyas, a stool at 18 %, ₹300 off, ₹100 shipping.
const golden: QuoteInput = {
  lines: [
    {
      ...common,
      productId: 'ganesha',
      name: 'Ganesha',
      unitPricePaise: 149_900,
      hsn: '83062990',
      rate: { rateBp: 500 },
    },
    {
      ...common,
      productId: 'diyas',
      name: 'Diyas',
      unitPricePaise: 29_900,
      quantity: 2,
      hsn: '69120040',
      rate: { rateBp: 0 },
    },
    {
      ...common,
      productId: 'stool',
      name: 'Stool',
      unitPricePaise: 399_900,
      hsn: '94036000',
      rate: { rateBp: 1800 },
    },
  ],
  promotion: Promotion.parse({
    id: 'prm_1',
    code: 'FLAT300',
    description: '₹300 off',
    type: 'fixed',
    amountPaise: 30_000,
  }),
  shippingMethod: 'standard',
  paymentMethod: 'razorpay',
  on: '2026-11-21',
  settings: Settings.parse({
    shipping: { freeShippingThresholdPaise: 1_000_000 },
    payment: { prepaidDiscountBp: 0 },
  }),
};

test('quotes the golden order delivered to Maharashtra', () => {
  const { lines, charges, totals } = quote({ ...golden, deliveryState: 'MH' });
  expect(lines.map((line) => line.discountPaise)).toEqual([7377, 2943, 19_680]);
  expect(lines.map((line) => line.netPaise)).toEqual([142_523, 56_857, 380_220]);
  expect(lines.map((line) => [line.taxablePaise, line.igstPaise])).toEqual([
    [135_736, 6787],
    [56_857, 0],
    [322_220, 58_000],
  ]);
  expect(charges).toEqual([
    {
      kind: 'shipping',
      rateBp: 500,
      hsn: '83062990',
      amountPaise: 2459,
      taxablePaise: 2342,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 117,
    },
    {
      kind: 'shipping',
      rateBp: 0,
      hsn: '69120040',
      amountPaise: 981,
      taxablePaise: 981,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
    },
    {
      kind: 'shipping',
      rateBp: 1800,
      hsn: '94036000',
      amountPaise: 6560,
      taxablePaise: 5559,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 1001,
    },
  ]);
  expect(totals).toEqual({
    subtotalPaise: 609_600,
    couponPaise: 30_000,
    couponCode: 'FLAT300',
    prepaidDiscountPaise: 0,
    discountPaise: 30_000,
    shippingPaise: 10_000,
    giftPaise: 0,
    codPaise: 0,
    taxablePaise: 523_695,
    taxPaise: 65_905,
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 65_905,
    roundingPaise: 0,
    totalPaise: 589_600,
  });
});

test('quotes the golden order delivered in Uttar Pradesh', () => {
  const { lines, charges, totals } = quote({ ...golden, deliveryState: 'UP' });
  expect(lines.map((line) => [line.taxablePaise, line.cgstPaise, line.sgstPaise, line.igstPaise])).toEqual([
    [135_737, 3393, 3393, 0],
    [56_857, 0, 0, 0],
    [322_220, 29_000, 29_000, 0],
  ]);
  expect(
    charges.map((charge) => [charge.amountPaise, charge.taxablePaise, charge.cgstPaise, charge.sgstPaise]),
  ).toEqual([
    [2459, 2341, 59, 59],
    [981, 981, 0, 0],
    [6560, 5560, 500, 500],
  ]);
  expect(totals).toMatchObject({ taxablePaise: 523_696, cgstPaise: 32_952, sgstPaise: 32_952, igstPaise: 0 });
  expect(totals).toMatchObject({ taxPaise: 65_904, totalPaise: 589_600, roundingPaise: 0 });
});
