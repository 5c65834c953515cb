import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callAdmin } from '#admin/call-admin.ts';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { Select } from '#ui/form/select.tsx';
import { Loaded } from '#admin/loaded.tsx';
import { formatMonth, indianToday, monthBefore, toMonthPeriod } from '#admin/money/periods.ts';
import { ReportFiles } from '#admin/money/report-files.tsx';
import { ReportTable } from '#admin/money/report-table.tsx';
import { ReturnFiles } from './return-files.tsx';
import { useReport } from '#admin/money/use-report.ts';
import { useTitle } from '#admin/use-title.ts';

const shownMonths = 36;

/** A month for the accountant: the figures of GSTR-3B to compare, and the files of GSTR-1. */
export function Component() {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const today = indianToday();
  const months = Array.from({ length: shownMonths }, (_, index) => monthBefore(today, index));
  // A month is filed after it has ended.
  const month = months.find((each) => each === params.get('month')) ?? months[1]!;
  const settings = useQuery({
    queryKey: ['settings', 'public'],
    queryFn: ({ signal }) => callAdmin('GET /settings/public', { signal }),
  });
  useTitle('GST');
  return (
    <div className="flex max-w-4xl flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">GST</h1>
      <Select
        label="Month"
        className="max-w-60"
        value={month}
        onChange={({ target }) => setParams({ month: target.value }, { replace: true })}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {formatMonth(each)}
          </option>
        ))}
      </Select>
      {may('see_invoices') && <FiguresToCompare month={month} />}
      {may('export_tax_returns') && (
        <Loaded query={settings}>
          {({ general }) => <ReturnFiles month={month} isRegular={general.seller_kind === 'regular'} />}
        </Loaded>
      )}
    </div>
  );
}

function FiguresToCompare({ month }: { month: string }) {
  const wanted = toMonthPeriod(month);
  const figures = useReport('gst-3b', wanted);
  return (
    <Loaded query={figures}>
      {(report) => (
        <Part
          title="GSTR-3B, to compare"
          aside={<ReportFiles name="gst-3b" wanted={wanted} report={report} />}
        >
          <p className="mb-2 text-sm text-quiet">
            The portal takes its figures from your GSTR-1. Compare them with these, which come from your
            invoices and credit notes of the month.
          </p>
          <ReportTable title="GSTR-3B" table={report} empty="No GST documents were issued in this month." />
        </Part>
      )}
    </Loaded>
  );
}
