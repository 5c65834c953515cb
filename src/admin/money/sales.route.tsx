import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { Part } from '#admin/shell/part.tsx';
import { rupees } from '#admin/words/rupees.ts';
import { Loaded } from './loaded.tsx';
import { PeriodFields } from './period-fields.tsx';
import { indianToday, toPeriod } from './periods.ts';
import { ReportCsv } from './report-csv.tsx';
import { ReportTable } from './report-table.tsx';
import { SalesChart } from './sales-chart.tsx';
import { SALES_REPORTS, salesOf } from './sales-report.ts';
import { type Report, useReport } from './use-report.ts';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;

/** What was sold in a period, by day, month, product, category or State, as chart, table and CSV. The address keeps what is shown. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const period = toPeriod(params, indianToday());
  const by = SALES_REPORTS.find(({ value }) => value === params.get('by')) ?? SALES_REPORTS[0]!;
  const view = params.get('view') === 'table' ? 'table' : 'chart';
  const report = useReport(by.value, period);
  const change = (changed: Record<string, string>) =>
    setParams({ ...period, by: by.value, view, ...changed }, { replace: true, preventScrollReset: true });
  useEffect(() => {
    document.title = 'Sales · Admin';
  }, []);
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Sales</h1>
      <PeriodFields period={period} onChange={change} />
      <ChoiceChips
        label="Sales by"
        choices={SALES_REPORTS}
        chosen={by.value}
        onChoose={(value) => change({ by: value })}
      />
      <Loaded query={report}>
        {(data) => (
          <Part
            title={sumSales(data)}
            aside={
              <>
                <ChoiceChips
                  label="Show as"
                  choices={views}
                  chosen={view}
                  onChoose={(value) => change({ view: value })}
                />
                <ReportCsv name={by.value} period={period} />
              </>
            }
          >
            {view === 'chart' && data.rows.length > 0 ? (
              <SalesChart report={data} by={by.label.toLowerCase()} />
            ) : (
              <ReportTable title="Sales" table={data} empty="Nothing was sold in this period." />
            )}
          </Part>
        )}
      </Loaded>
    </div>
  );
}

/** Returns the sum of a report in rupees. */
function sumSales(report: Report): string {
  return rupees(report.rows.reduce((sum, row) => sum + Math.round(salesOf(report, row) * 100), 0) / 100);
}
