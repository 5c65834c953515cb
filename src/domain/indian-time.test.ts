import { expect, test } from 'vitest';
import { addDays, startOfIndianDay, toIndianDay, toIndianTime } from './indian-time.ts';

test('a day in India begins at 18:30 UTC the evening before', () => {
  expect(startOfIndianDay('2027-04-01').toISOString()).toBe('2027-03-31T18:30:00.000Z');
  expect(toIndianDay(startOfIndianDay('2027-04-01'))).toBe('2027-04-01');
});

test.each([
  ['2026-11-20T20:00:00.000Z', '2026-11-21T01:30:00+05:30'],
  ['2026-11-20T20:00:00.125Z', '2026-11-21T01:30:00.125+05:30'],
])('%s is %s in Indian time, the same moment', (at, indian) => {
  expect(toIndianTime(new Date(at))).toBe(indian);
  expect(new Date(indian).toISOString()).toBe(at);
});

test.each([
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %s days is %s', (day, days, other) => expect(addDays(day, days)).toBe(other));
