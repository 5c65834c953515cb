import { toPath } from '#contract/client.ts';
import { FileButton } from '#admin/file-button.tsx';
import type { ReportName, Wanted } from './use-report.ts';

type ReportFilesProps = { name: ReportName; wanted: Wanted; report: { rows: readonly unknown[] } };

/** Downloads a report that has any rows as CSV, and as PDF. */
export function ReportFiles({ name, wanted, report }: ReportFilesProps) {
  if (report.rows.length === 0) return null;
  const path = toPath('GET /admin/reports/{name}', { params: { name }, query: wanted });
  const file = `${name}-${wanted.from}-${wanted.to}`;
  return (
    <div className="flex gap-2">
      <FileButton {...{ path }} type="text/csv" name={`${file}.csv`} label="CSV" />
      <FileButton {...{ path }} type="application/pdf" name={`${file}.pdf`} label="PDF" />
    </div>
  );
}
