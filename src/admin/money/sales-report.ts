import type { Bar } from '#admin/charts/bars.tsx';
import { rupees } from '#admin/words/rupees.ts';
import type { Report } from './use-report.ts';

/** The reports of sales, by what they sum. */
export const SALES_REPORTS = [
  { value: 'sales-by-day', label: 'Day' },
  { value: 'sales-by-month', label: 'Month' },
  { value: 'sales-by-product', label: 'Product' },
  { value: 'sales-by-category', label: 'Category' },
  { value: 'sales-by-state', label: 'State' },
] as const;

const dayMs = 24 * 60 * 60 * 1000;
const mostGaps = 400;

/** Returns the rupees of a row of a report of sales. */
export function salesOf({ headings }: Report, row: Report['rows'][number]): number {
  return Number(row[headings.indexOf('Sales ₹')]);
}

/** Returns a bar for each day or month of a report of sales; days without a sale have an empty one. */
export function toBars(report: Report): Bar[] {
  const { name, from, to, rows } = report;
  const sold = new Map(rows.map((row) => [String(row[0]), salesOf(report, row)]));
  const keys = name === 'sales-by-day' ? listDays(from, to) : [...sold.keys()];
  return keys.map((key) => {
    const value = sold.get(key) ?? 0;
    return { id: key, value, words: `${key}: ${rupees(value)}` };
  });
}

/** Returns the days of a period; of a very long one those of its end. */
function listDays(from: string, to: string): string[] {
  const count = Math.min(mostGaps, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(to) - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}
