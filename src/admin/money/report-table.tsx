import { classes } from '#ui/classes.ts';
import type { Report } from './use-report.ts';

type Table = Pick<Report, 'headings' | 'rows'>;
type TableProps = { title: string; table: Table; empty: string };

/** A report as a table from 768 pixels on, and as a card for each row below. Its first column names the row. */
export function ReportTable({ title, table, empty }: TableProps) {
  if (table.rows.length === 0) return <p className="text-quiet">{empty}</p>;
  return (
    <>
      <WideTable {...{ title, table }} />
      <Cards table={table} />
    </>
  );
}

function WideTable({ title, table: { headings, rows } }: Omit<TableProps, 'empty'>) {
  const isNumber = (column: number) => typeof rows[0]![column] === 'number';
  return (
    <table className="w-full text-left text-sm max-md:hidden">
      <caption className="sr-only">{title}</caption>
      <thead className="text-quiet">
        <tr>
          {headings.map((heading, column) => (
            <th
              key={heading}
              scope="col"
              className={classes('px-2 py-2 font-medium', isNumber(column) && 'text-right')}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="h-11 border-t border-line">
            {cells.map((cell, column) => (
              <td
                key={headings[column]}
                className={classes('px-2 py-1', isNumber(column) && 'text-right figures')}
              >
                {formatCell(cell, headings[column]!)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ table: { headings, rows } }: { table: Table }) {
  const [, ...others] = headings;
  return (
    <ul className="divide-y divide-line md:hidden">
      {rows.map(([name = '', ...cells], row) => (
        <li key={row} className="py-3">
          <p className="font-medium">{formatCell(name, headings[0]!)}</p>
          <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
            {others.map((heading, at) => (
              <div key={heading} className="contents">
                <dt className="text-quiet">{heading}</dt>
                <dd className="text-right figures">{formatCell(cells[at]!, heading)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** Formats a number with Indian grouping, and rupees with both decimals if they are not whole. */
function formatCell(cell: string | number, heading: string): string {
  if (typeof cell === 'string') return cell;
  const hasPaise = heading.includes('₹') && !Number.isInteger(cell);
  return cell
    .toLocaleString('en-IN', { minimumFractionDigits: hasPaise ? 2 : 0, maximumFractionDigits: 2 })
    .replace('-', '−');
}
