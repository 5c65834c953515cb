import { expect, test } from 'vitest';
import { StateKey } from '#domain/tax/state.ts';
import { estimateDelivery, findLastDayToOrder } from './delivery-estimate.ts';

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

test('the islands, the North-East, Kashmir and Ladakh take 10 to 15 days by standard and 5 to 7 by express', () => {
  const islandsAndMountains = ['AN', 'LD', 'JK', 'LA', 'AR', 'AS', 'ML', 'MN', 'MZ', 'NL', 'SK', 'TR'];
  const slow = StateKey.options.filter((state) => {
    const days = { standard: [10, 15], express: [5, 7] };
    return (['standard', 'express'] as const).every((method) => {
      const { fromDays, toDays } = estimateDelivery(method, '2026-11-21', { state });
      return fromDays === days[method][0] && toDays === days[method][1];
    });
  });
  expect(slow.toSorted()).toEqual(islandsAndMountains.toSorted());
});

test('with a courier’s estimate, standard adds one day for packing and two to spare', () => {
  const destination = { state: 'LA', courierDays: 3 } as const;
  expect(estimateDelivery('standard', '2026-11-21', destination)).toMatchObject({ fromDays: 4, toDays: 6 });
  expect(estimateDelivery('express', '2026-11-21', destination)).toMatchObject({ fromDays: 5, toDays: 7 });
  expect(estimateDelivery('standard', '2026-11-21', { courierDays: null })).toMatchObject({ fromDays: 5 });
});

test('the last day to order is the one from which a parcel still arrives before the festival', () => {
  const before = '2026-11-08';
  // Seven business days from Friday 30 October end on Saturday 7 November; from Saturday they end on Monday 9.
  expect(findLastDayToOrder(before, '2026-10-01', { state: 'MH' })).toBe('2026-10-30');
  expect(findLastDayToOrder(before, '2026-10-30', { state: 'MH' })).toBe('2026-10-30');
  expect(findLastDayToOrder(before, '2026-10-31', { state: 'MH' })).toBe(null);
  expect(findLastDayToOrder(before, '2026-10-01', { state: 'AN' })).toBe('2026-10-21');
  expect(findLastDayToOrder('9999-12-31', '2026-10-01', {})).toMatch(/^9999-12/);
});
