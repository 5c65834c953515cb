import { expect, test } from 'vitest';
import { readFieldTime, toFieldTime } from './field-time.ts';

test('a typed date and time is read as Indian time, regardless of the device’s time zone', () => {
  expect(readFieldTime('2026-11-24T10:00')).toBe('2026-11-24T04:30:00.000Z');
  expect(toFieldTime('2026-11-24T04:30:00.000Z')).toBe('2026-11-24T10:00');
  for (const typed of ['', '2026-11-24', '2026-13-24T10:00']) expect(readFieldTime(typed)).toBeUndefined();
});
