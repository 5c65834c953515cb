import { Bars } from '#admin/charts/bars.tsx';
import { NamedBars } from '#admin/charts/named-bars.tsx';
import type { Report } from '#admin/money/use-report.ts';
import { figureOf, formatTime, formatterOf, listRows, toBars } from './report-figures.ts';

/** A report as a chart: days and months as columns in their order, everything else as named rows, the largest first. */
export function ReportChart({ report, title }: { report: Report; title: string }) {
  const label = `${title}; the table has the figures`;
  const format = formatterOf(report);
  if (report.name !== 'sales-by-day' && report.name !== 'sales-by-month') {
    const bars = listRows(report).map((row) => ({ name: nameOf(row), value: figureOf(report, row) }));
    return <NamedBars label={label} bars={bars} format={format} />;
  }
  const bars = toBars(report);
  const axis = { from: formatTime(report, bars[0]!.id), to: formatTime(report, bars.at(-1)!.id), format };
  return <Bars label={label} bars={bars} axis={axis} />;
}

/** Returns the name of a row: its leading text cells. */
function nameOf(row: Report['rows'][number]): string {
  const end = row.findIndex((cell) => typeof cell === 'number');
  return row.slice(0, end).filter(Boolean).join(', ');
}
