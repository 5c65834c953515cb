import { toPath } from '#contract/client.ts';
import { FileButton } from '#admin/file-button.tsx';
import type { ReportName, Wanted } from './use-report.ts';

/** Downloads a report as CSV, and as PDF. */
export function ReportFiles({ name, wanted }: { name: ReportName; wanted: Wanted }) {
  const path = toPath('GET /admin/reports/{name}', { params: { name }, query: wanted });
  const file = `${name}-${wanted.from}-${wanted.to}`;
  return (
    <div className="flex gap-2">
      <FileButton {...{ path }} type="text/csv" name={`${file}.csv`} label="CSV" />
      <FileButton {...{ path }} type="application/pdf" name={`${file}.pdf`} label="PDF" />
    </div>
  );
}
