import type { Bar } from '#admin/charts/bars.tsx';
import type { Report } from '#admin/money/use-report.ts';
import { formatDay } from '#admin/format/format-time.ts';
import { formatMonth, monthBefore } from '#admin/money/periods.ts';
import { rupees } from '#admin/format/rupees.ts';
import { dayMs } from '#domain/durations.ts';
import { addDays } from '#domain/indian-time.ts';

type Row = Report['rows'][number];

const mostGaps = 400;
/** Returns the rows of a report without the row that sums them, which is the last one of a maker's statement. */
export function listRows({ name, rows }: Report): readonly Row[] {
  return name === 'maker-statement' ? rows.slice(0, -1) : rows;
}

/** Returns which column a report is drawn and summed by: its last amount in rupees, else its first number. */
function columnOf({ headings, rows }: Report): number {
  const amount = headings.findLastIndex((heading) => heading.includes('₹'));
  return amount >= 0 ? amount : (rows[0]?.findIndex((cell) => typeof cell === 'number') ?? 0);
}

export function figureOf(report: Report, row: Row): number {
  return Number(row[columnOf(report)]);
}

/** Returns the formatter for the figures of a report: rupees or numbers. */
export function formatterOf(report: Report): (figure: number) => string {
  const isAmount = report.headings[columnOf(report)]?.includes('₹');
  return isAmount ? rupees : (figure) => figure.toLocaleString('en-IN');
}

/** Returns the formatted total of a report. */
export function sumReport(report: Report): string {
  const sum =
    listRows(report).reduce((total, row) => total + Math.round(figureOf(report, row) * 100), 0) / 100;
  return formatterOf(report)(sum);
}

/** Returns a bar for each day or month of a report of sales; those without a sale have an empty one. */
export function toBars(report: Report): Bar[] {
  const { name, from, to, rows } = report;
  const sold = new Map(rows.map((row) => [String(row[0]), figureOf(report, row)]));
  const keys = name === 'sales-by-day' ? listDays(from, to) : listMonths(from, to);
  return keys.map((key) => {
    const value = sold.get(key) ?? 0;
    return { id: key, value, words: `${formatTime(report, key)}: ${rupees(value)}` };
  });
}

/** Writes a day or a month of a report of sales: 3 Nov 2025, November 2025. */
export function formatTime({ name }: Pick<Report, 'name'>, key: string): string {
  return name === 'sales-by-day' ? formatDay(key) : formatMonth(key);
}

/** Returns the days of a period; of a very long one, only the latest. */
function listDays(from: string, to: string): string[] {
  const count = Math.min(mostGaps, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
  return Array.from({ length: count }, (_, index) => addDays(to, index + 1 - count));
}

/** Returns the months of a period; of a very long one, only the latest. */
function listMonths(from: string, to: string): string[] {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const count = Math.min(mostGaps, monthOf(to) - monthOf(from) + 1);
  return Array.from({ length: count }, (_, index) => monthBefore(to, count - 1 - index));
}
