import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ChoiceChips } from '#admin/charts/choice-chips.tsx';
import { Loaded } from '#admin/loaded.tsx';
import { PeriodFields } from '#admin/money/period-fields.tsx';
import { indianToday, toPeriod } from '#admin/money/periods.ts';
import { ReportFiles } from '#admin/money/report-files.tsx';
import { ReportTable } from '#admin/money/report-table.tsx';
import { type Wanted, useReport } from '#admin/money/use-report.ts';
import { Part } from '#admin/shell/part.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Select } from '#ui/form/select.tsx';
import { MakerField } from './maker-field.tsx';
import { ReportChart } from './report-chart.tsx';
import { sumReport } from './report-figures.ts';
import { SHOWN_REPORTS, type ShownReport } from './report-names.ts';

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const;
type View = (typeof views)[number]['value'];

/** Every report: chosen by name and period, as chart, table, CSV and PDF. The address keeps what is shown. */
export function Component() {
  const { name } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const shown = SHOWN_REPORTS.find(({ value }) => value === name) ?? SHOWN_REPORTS[0]!;
  const period = toPeriod(params, indianToday());
  const view = params.get('view') === 'table' ? 'table' : 'chart';
  const maker = params.get('maker') ?? '';
  const kept = { ...period, view, ...(maker && { maker }) };
  const change = (changed: Record<string, string>) =>
    setParams({ ...kept, ...changed }, { replace: true, preventScrollReset: true });
  useTitle(shown.label);
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Reports</h1>
      <Select
        label="Report"
        className="max-w-sm"
        value={shown.value}
        onChange={({ target }) =>
          void navigate(`/reports/${target.value}?${new URLSearchParams(kept)}`, {
            replace: true,
            preventScrollReset: true,
          })
        }
      >
        {SHOWN_REPORTS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {!shown.isNow && <PeriodFields period={period} onChange={change} />}
      {shown.isOfMaker && (
        <MakerField period={period} maker={maker} onChange={(chosen) => change({ maker: chosen })} />
      )}
      {(!shown.isOfMaker || maker) && (
        <ShownPart
          {...{ shown, view }}
          wanted={{ ...period, ...(shown.isOfMaker && { maker }) }}
          onView={(chosen) => change({ view: chosen })}
        />
      )}
    </div>
  );
}

type ShownProps = { shown: ShownReport; wanted: Wanted; view: View; onView: (view: View) => void };

function ShownPart({ shown, wanted, view, onView }: ShownProps) {
  const report = useReport(shown.value, wanted);
  return (
    <Loaded query={report}>
      {(data) => (
        <Part
          title={sumReport(data)}
          aside={
            <>
              <ChoiceChips label="Show as" choices={views} chosen={view} onChoose={onView} />
              <ReportFiles name={shown.value} {...{ wanted }} report={data} />
            </>
          }
        >
          {data.note && <p className="mb-3 text-sm text-quiet">{data.note}</p>}
          {view === 'chart' && data.rows.length > 0 ? (
            <ReportChart report={data} title={shown.label} />
          ) : (
            <ReportTable title={shown.label} table={data} empty={shown.empty} />
          )}
        </Part>
      )}
    </Loaded>
  );
}
