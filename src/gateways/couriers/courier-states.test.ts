import { expect, test } from 'vitest';
import { ShipmentState, findCurrentScan } from '#domain/shipment/shipment-state.ts';
import { WORDS } from '#gateways/sandbox/couriers/moves.ts';
import { toDelhiveryState } from './delhivery-status.ts';
import { readIndianTime } from './read-indian-time.ts';
import { toShiprocketState } from './shiprocket-status.ts';

const states = ShipmentState.exclude(['requested', 'refused']).options;

test.each(states)('both couriers’ words for %s are understood', (state) => {
  const { code, type, status, nsl } = WORDS[state];
  expect(toShiprocketState(code)).toBe(state);
  // Delhivery reports a cancellation only for reverse pickups.
  const expected = state === 'cancelled' ? null : state;
  expect(toDelhiveryState({ type, status, code: nsl })).toBe(expected);
});

test.each([16, 23, 26, 43, 999])('the Shiprocket code %s has no effect', (code) => {
  expect(toShiprocketState(code)).toBeNull();
});

test('courier times are read as Indian time, in both formats', () => {
  expect(readIndianTime('23 05 2023 11:43:52')?.toISOString()).toBe('2023-05-23T06:13:52.000Z');
  expect(readIndianTime('2023-05-23T11:43:52.123')?.toISOString()).toBe('2023-05-23T06:13:52.000Z');
  expect(readIndianTime('soon')).toBeUndefined();
});

test('a late scan does not undo a delivery or a return', () => {
  const scan = (minute: number, state: (typeof states)[number]) => ({
    at: new Date(Date.UTC(2026, 10, 23, 6, minute)),
    state,
  });
  const late = [scan(3, 'delivered'), scan(5, 'in_transit'), scan(1, 'picked_up')];
  expect(findCurrentScan(late)?.state).toBe('delivered');
  expect(findCurrentScan([...late, scan(6, 'return_started')])?.state).toBe('return_started');
  expect(findCurrentScan([scan(1, 'returned'), scan(2, 'delivered')])?.state).toBe('returned');
});
