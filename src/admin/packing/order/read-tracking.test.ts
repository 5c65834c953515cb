import { expect, test } from 'vitest';
import { findCourier } from '#domain/shipment/courier.ts';
import { readTracking } from './read-tracking.ts';

const delhivery = findCourier('delhivery');
const dtdc = findCourier('dtdc');

test('a scanned number is taken where it looks like one of the courier', () => {
  expect(readTracking('12345678901', delhivery)).toBe('12345678901');
  expect(readTracking(' d12345678 ', dtdc)).toBe('D12345678');
});

test('a piece, or a number before the courier is chosen, is not taken for a tracking number', () => {
  expect(readTracking('DY-RS', delhivery)).toBe(undefined);
  expect(readTracking('DY-RS-12', dtdc)).toBe(undefined);
  expect(readTracking('12345678901', undefined)).toBe(undefined);
});
