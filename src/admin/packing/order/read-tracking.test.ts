import { expect, test } from 'vitest';
import { findCourier } from '#domain/shipment/courier.ts';
import { readTracking } from './read-tracking.ts';

const delhivery = findCourier('delhivery');
const dtdc = findCourier('dtdc');

test('a scanned number is accepted if it matches the courier’s format', () => {
  expect(readTracking('12345678901', delhivery)).toBe('12345678901');
  expect(readTracking(' d12345678 ', dtdc)).toBe('D12345678');
});

test('a SKU, or a number scanned before the courier is chosen, is not read as a tracking number', () => {
  expect(readTracking('DY-RS', delhivery)).toBe(undefined);
  expect(readTracking('DY-RS-12', dtdc)).toBe(undefined);
  expect(readTracking('12345678901', undefined)).toBe(undefined);
});
