import { Link } from 'react-router';
import { useMay } from '#admin/session/use-me.ts';
import { Part } from '#admin/shell/part.tsx';
import { useTitle } from '#admin/use-title.ts';
import { Loaded } from '#admin/loaded.tsx';
import { CodAges } from './cod-ages.tsx';
import { indianToday } from './periods.ts';
import { RemittanceDesk } from './remittances/remittance-desk.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportTable } from './report-table.tsx';
import { useReport } from './use-report.ts';

/** The cash that couriers hold, by courier and age, and the booking of what they remit. */
export function Component() {
  const may = useMay();
  useTitle('COD');
  return (
    <div className="flex flex-col gap-4 px-4 py-4 md:px-6">
      <h1 className="font-display text-xl font-medium">Cash on delivery</h1>
      {may('see_invoices') && <CashDue />}
      {may('collect_cash') && <RemittanceDesk />}
    </div>
  );
}

/** Shows the cash that each courier holds, by age, as figures, table and CSV. */
function CashDue() {
  const may = useMay();
  // Cash remains due however long ago the parcel was delivered.
  const period = { from: '2000-01-01', to: indianToday() };
  const due = useReport('cod-due', period);
  return (
    <Loaded query={due}>
      {(report) => (
        <Part
          title="Held by couriers"
          aside={
            <>
              {may('see_orders') && (
                <Link to="/orders?cash_due=true" className="inline-flex min-h-11 items-center link">
                  Orders
                </Link>
              )}
              <ReportFiles name="cod-due" wanted={period} report={report} />
            </>
          }
        >
          <CodAges report={report} />
          <ReportTable
            title="Cash held by couriers"
            table={report}
            empty="No courier is holding your cash."
          />
        </Part>
      )}
    </Loaded>
  );
}
