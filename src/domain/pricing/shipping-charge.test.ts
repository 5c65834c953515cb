import { expect, test } from 'vitest';
import {
  isExpressOffered,
  missingForFreeShipping,
  shippingRate,
  usedShippingMethod,
} from './shipping-charge.ts';
import { defaultSettings } from '#domain/settings/settings.ts';

const { shipping } = defaultSettings;

test.each([
  ['standard', 499_999, 10_000],
  ['standard', 500_000, 0],
  ['standard', 1, 10_000],
  ['express', 1, 20_000],
  ['express', 900_000, 20_000],
] as const)('%s for goods worth %d paise costs %d', (method, subtotal, rate) => {
  expect(shippingRate(method, subtotal, shipping)).toBe(rate);
});

test('express without a rate is not offered, and becomes standard', () => {
  const noExpress = { ...shipping, expressRatePaise: 0 };
  expect(isExpressOffered(shipping)).toBe(true);
  expect(isExpressOffered(noExpress)).toBe(false);
  expect(usedShippingMethod('express', noExpress)).toBe('standard');
  expect(usedShippingMethod('express', shipping)).toBe('express');
  expect(usedShippingMethod('standard', shipping)).toBe('standard');
  expect(shippingRate('express', 100, noExpress)).toBe(10_000);
  expect(shippingRate('express', 500_000, noExpress)).toBe(0);
});

test('the amount missing for free shipping never goes below zero', () => {
  expect([0, 499_999, 500_000, 500_001].map((paise) => missingForFreeShipping(paise, shipping))).toEqual([
    500_000, 1, 0, 0,
  ]);
});
