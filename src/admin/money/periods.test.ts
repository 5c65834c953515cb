import { expect, test } from 'vitest';
import { PERIODS, monthBefore, toMonthPeriod, toPeriod } from './periods.ts';

test('a month ends on its own last day, and the month before January is December', () => {
  expect(toMonthPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthBefore('2026-01-31', 1)).toBe('2025-12');
  expect(monthBefore('2026-11-23', 0)).toBe('2026-11');
});

test('the financial year begins on 1 April', () => {
  const year = PERIODS.find(({ value }) => value === 'year')!;
  expect(year.of('2026-03-31')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
  expect(year.of('2026-04-01')).toEqual({ from: '2026-04-01', to: '2026-04-01' });
  const last = PERIODS.find(({ value }) => value === 'last-year')!;
  expect(last.of('2026-03-31')).toEqual({ from: '2024-04-01', to: '2025-03-31' });
  expect(last.of('2026-04-01')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
});

test('a URL without dates, or with dates in the wrong order, shows the last 30 days', () => {
  const usual = { from: '2026-10-25', to: '2026-11-23' };
  expect(toPeriod(new URLSearchParams(), '2026-11-23')).toEqual(usual);
  expect(toPeriod(new URLSearchParams('from=2026-11-02&to=2026-11-01'), '2026-11-23')).toEqual(usual);
  expect(toPeriod(new URLSearchParams('from=2026-11-01&to=2026-11-02'), '2026-11-23')).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  });
});
