import { toPath } from '#contract/client.ts';
import { FileButton } from '#admin/file-button.tsx';
import type { Period, ReportName } from './use-report.ts';

/** Downloads a report of a period as CSV. */
export function ReportCsv({ name, period }: { name: ReportName; period: Period }) {
  return (
    <FileButton
      path={toPath('GET /admin/reports/{name}', { params: { name }, query: period })}
      type="text/csv"
      name={`${name}-${period.from}-${period.to}.csv`}
      label="CSV"
    />
  );
}
