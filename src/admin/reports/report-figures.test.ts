import { expect, test } from 'vitest';
import type { Report } from '#admin/money/use-report.ts';
import { toBars } from './report-figures.ts';

const headings = ['Month', 'Sales ₹'];

test.each([
  ['sales-by-month', '2025-11', 'November 2025: ₹900'],
  ['sales-by-day', '2025-11-03', '3 Nov 2025: ₹900'],
])('a bar of %s is labelled with a readable date', (name, key, words) => {
  const day = '2025-11-03';
  const report = { name, from: day, to: day, headings, rows: [[key, 900]] } as unknown as Report;
  expect(toBars(report)).toEqual([{ id: key, value: 900, words }]);
});

test('a month without sales gets an empty bar', () => {
  const rows = [
    ['2025-10', 900],
    ['2026-01', 450],
  ];
  const report = { name: 'sales-by-month', from: '2025-10-05', to: '2026-01-31', headings, rows };
  expect(toBars(report as unknown as Report).map(({ id, value }) => [id, value])).toEqual([
    ['2025-10', 900],
    ['2025-11', 0],
    ['2025-12', 0],
    ['2026-01', 450],
  ]);
});
