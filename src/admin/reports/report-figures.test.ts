import { expect, test } from 'vitest';
import type { Report } from '#admin/money/use-report.ts';
import { listRows, sumReport, toBars } from './report-figures.ts';

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

test('the last row of a maker’s statement is its sum; in other reports a row named Total counts as any other', () => {
  const statement = { name: 'maker-statement', headings: ['Product', 'SKU', 'With GST ₹'] };
  const products = [
    ['Diya', 'D-1', 900],
    ['Total', 'T-1', 50],
  ];
  const summed = { ...statement, rows: [...products, ['Total', '', 950]] } as unknown as Report;
  expect(listRows(summed)).toEqual(products);
  expect(sumReport(summed)).toBe('₹950');
  const sales = { name: 'sales-by-maker', headings: ['Maker', 'Sales ₹'], rows: [['Total', 50]] };
  expect(sumReport(sales as unknown as Report)).toBe('₹50');
});
