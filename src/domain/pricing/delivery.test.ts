import { expect, test } from 'vitest';
import {
  estimateDelivery,
  findLastDayToOrder,
  isExpressOffered,
  missingForFreeShipping,
  shippingRate,
  usedShippingMethod,
} from './delivery.ts';
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

test('what is missing for free shipping ends at nothing', () => {
  expect([0, 499_999, 500_000, 500_001].map((paise) => missingForFreeShipping(paise, shipping))).toEqual([
    500_000, 1, 0, 0,
  ]);
});

// 21 November 2026 is a Saturday.
test.each([
  ['standard', '2026-11-21', '2026-11-27', '2026-11-30'],
  ['standard', '2026-11-22', '2026-11-27', '2026-11-30'],
  ['standard', '2026-11-23', '2026-11-28', '2026-12-01'],
  ['express', '2026-11-21', '2026-11-24', '2026-11-25'],
  ['express', '2026-11-19', '2026-11-21', '2026-11-23'],
  ['express', '2026-12-31', '2027-01-02', '2027-01-04'],
  ['express', '2028-02-28', '2028-03-01', '2028-03-02'],
] as const)('%s ordered on %s arrives from %s to %s', (method, on, from, to) => {
  expect(estimateDelivery(method, on)).toMatchObject({ from, to });
});

test('standard takes five to seven business days, express two to three', () => {
  expect(estimateDelivery('standard', '2026-11-21')).toMatchObject({ fromDays: 5, toDays: 7 });
  expect(estimateDelivery('express', '2026-11-21')).toMatchObject({ fromDays: 2, toDays: 3 });
});

test('to the islands, the North-East, Jammu and Kashmir and Ladakh it takes twice as long', () => {
  expect(estimateDelivery('standard', '2026-11-21', { state: 'LA' })).toMatchObject({
    fromDays: 10,
    toDays: 15,
  });
  expect(estimateDelivery('express', '2026-11-21', { state: 'AN' })).toMatchObject({
    fromDays: 5,
    toDays: 7,
  });
  expect(estimateDelivery('standard', '2026-11-21', { state: 'UP' })).toMatchObject({
    fromDays: 5,
    toDays: 7,
  });
});

test('where the courier says how many days it takes, standard counts a day for packing and two to spare', () => {
  const destination = { state: 'LA', courierDays: 3 } as const;
  expect(estimateDelivery('standard', '2026-11-21', destination)).toMatchObject({ fromDays: 4, toDays: 6 });
  expect(estimateDelivery('express', '2026-11-21', destination)).toMatchObject({ fromDays: 5, toDays: 7 });
  expect(estimateDelivery('standard', '2026-11-21', { courierDays: null })).toMatchObject({ fromDays: 5 });
});

test('the last day to order is the one from which a parcel still arrives before the festival', () => {
  const before = '2026-11-08';
  // From Friday 30 October seven business days lead to Saturday 7 November; from Saturday to Monday 9.
  expect(findLastDayToOrder(before, '2026-10-01', { state: 'MH' })).toBe('2026-10-30');
  expect(findLastDayToOrder(before, '2026-10-30', { state: 'MH' })).toBe('2026-10-30');
  expect(findLastDayToOrder(before, '2026-10-31', { state: 'MH' })).toBe(null);
  expect(findLastDayToOrder(before, '2026-10-01', { state: 'AN' })).toBe('2026-10-21');
  expect(findLastDayToOrder('9999-12-31', '2026-10-01', {})).toMatch(/^9999-12/);
});
