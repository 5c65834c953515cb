import { expect, test } from 'vitest';
import { toIndianDay } from '#domain/indian-time.ts';
import { financialYearAt, financialYearOf } from './financial-year.ts';

test.each([
  ['2027-03-31T18:29:59.999Z', '2027-03-31', '26-27'],
  ['2027-03-31T18:30:00.000Z', '2027-04-01', '27-28'],
  ['2026-04-01T00:00:00.000Z', '2026-04-01', '26-27'],
  ['2026-03-31T18:30:00.000Z', '2026-04-01', '26-27'],
  ['2026-11-21T18:29:00.000Z', '2026-11-21', '26-27'],
  ['2026-11-21T18:30:00.000Z', '2026-11-22', '26-27'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01', '26-27'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29', '27-28'],
  ['2099-04-01T12:00:00.000Z', '2099-04-01', '99-00'],
  ['2100-01-01T12:00:00.000Z', '2100-01-01', '99-00'],
])('%s is %s in India, in the financial year %s', (at, day, year) => {
  expect(toIndianDay(new Date(at))).toBe(day);
  expect(financialYearAt(new Date(at))).toBe(year);
  expect(financialYearOf(day)).toBe(year);
});
