import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pauseUntil } from './pause-until.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

test('the pause ends two seconds after the earliest time given, and lasts at most an hour', () => {
  expect(pauseUntil('2026-11-28T12:05:00.000Z', null, '2026-11-28T12:01:00.000Z')).toBe(62_000);
  expect(pauseUntil('2027-01-28T12:00:00.000Z')).toBe(3_600_000);
  expect(pauseUntil('2026-11-28T11:59:00.000Z')).toBe(2_000);
  expect(pauseUntil(null, undefined)).toBe(false);
});
