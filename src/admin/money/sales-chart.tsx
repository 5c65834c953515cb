import { Bars } from '#admin/charts/bars.tsx';
import { NamedBars } from '#admin/charts/named-bars.tsx';
import { formatDay } from '#admin/words/format-time.ts';
import { rupees } from '#admin/words/rupees.ts';
import { formatMonth } from './periods.ts';
import { salesOf, toBars } from './sales-report.ts';
import type { Report } from './use-report.ts';

/** The sales of a report: days and months as columns in their order, products, categories and States as named rows. */
export function SalesChart({ report, by }: { report: Report; by: string }) {
  const label = `Sales by ${by}; the table has the figures`;
  if (report.name !== 'sales-by-day' && report.name !== 'sales-by-month') {
    const bars = report.rows.map((row) => ({ name: String(row[0]), value: salesOf(report, row) }));
    return <NamedBars label={label} bars={bars} format={rupees} />;
  }
  const bars = toBars(report);
  const name = report.name === 'sales-by-day' ? (day: string) => formatDay(day) : formatMonth;
  const axis = { from: name(bars[0]!.id), to: name(bars.at(-1)!.id), format: rupees };
  return <Bars label={label} bars={bars} axis={axis} />;
}
