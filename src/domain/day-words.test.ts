import { expect, test } from 'vitest';
import { formatDayMonthYear, formatDayMonth, formatReturnWindow } from './day-words.ts';

test('a date is written with the full month name and without a leading zero', () => {
  expect([formatDayMonth('2026-11-07'), formatDayMonth('2026-02-28')]).toEqual(['7 November', '28 February']);
  expect(formatDayMonthYear('2027-01-31')).toBe('31 January 2027');
});

test('every month is written as in the en-IN locale', () => {
  const locale = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, '0')}-09`;
    expect(formatDayMonth(day)).toBe(locale.format(new Date(day)));
  }
});

test.each([
  [7, '7 days'],
  [1, '1 day'],
  [30, '30 days'],
  [0, ''],
])('a return window of %s days is written as "%s"', (days, words) => {
  expect(formatReturnWindow(days)).toBe(words);
});
