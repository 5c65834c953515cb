import { expect, test } from 'vitest';
import { newTicketNumber } from './ticket-number.ts';

test('a ticket number has the year, the month and random characters', () => {
  expect(newTicketNumber('2026-11-21', Uint8Array.from([0, 1, 31, 32, 200, 255]))).toBe('T-2611-01Z08Z');
  expect(() => newTicketNumber('2026-11-21', new Uint8Array(5))).toThrow(RangeError);
});
