import { toPath } from '#contract/client.ts';
import type { Input } from '#contract/endpoints.ts';
import { FileButton } from '#admin/file-button.tsx';
import { Part } from '#admin/shell/part.tsx';

type Table = Input<'GET /admin/tax-returns/{month}/{table}'>['params']['table'];

/** The tables of GSTR-1 as the portal calls them. */
const TABLES: readonly { table: Table; name: string }[] = [
  { table: 'summary', name: 'Summary' },
  { table: 'b2b', name: 'B2B invoices' },
  { table: 'b2cl', name: 'B2C large' },
  { table: 'b2cs', name: 'B2C small' },
  { table: 'cdnr', name: 'Credit notes, registered' },
  { table: 'cdnur', name: 'Credit notes, unregistered' },
  { table: 'exemp', name: 'Nil-rated' },
  { table: 'hsn-b2b', name: 'HSN, B2B' },
  { table: 'hsn-b2c', name: 'HSN, B2C' },
  { table: 'docs', name: 'Documents' },
];

/** The files of a month: the file for the portal, and each table as CSV; only the turnover if the seller files no GSTR-1. */
export function ReturnFiles({ month, isRegular }: { month: string; isRegular: boolean }) {
  if (!isRegular)
    return (
      <Part title="Turnover">
        <p className="mb-3 text-sm text-quiet">
          You do not file GSTR-1. This table has every bill and credit note of the month.
        </p>
        <TableButton month={month} table="turnover" name="Turnover" />
      </Part>
    );
  return (
    <Part title="GSTR-1">
      <p className="mb-3 text-sm text-quiet">
        Upload the JSON on the GST portal under Returns, Prepare offline. Ask your accountant to check it
        first.
      </p>
      <FileButton
        path={toPath('GET /admin/tax-returns/{file}', { params: { file: `${month}.json` } })}
        type="application/json"
        name={`gstr1-${month}.json`}
        label="JSON for the portal"
      />
      <h3 className="mt-5 mb-2 font-medium">Tables as CSV</h3>
      <div className="flex flex-wrap gap-2">
        {TABLES.map(({ table, name }) => (
          <TableButton key={table} {...{ month, table, name }} />
        ))}
      </div>
    </Part>
  );
}

function TableButton({ month, table, name }: { month: string; table: Table; name: string }) {
  return (
    <FileButton
      path={toPath('GET /admin/tax-returns/{month}/{table}', { params: { month, table } })}
      type="text/csv"
      name={`${table === 'turnover' ? table : `gstr1-${table}`}-${month}.csv`}
      label={name}
    />
  );
}
