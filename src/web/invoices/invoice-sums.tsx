import { Link } from 'react-router';
import type { InvoiceJson } from '#contract/invoice.ts';
import { formatAmount } from '#domain/money/money.ts';
import { formatDate } from '#web/shell/format-date.ts';
import { paths } from '#web/paths.ts';
import * as words from './words.ts';

/** Shows the tax by rate next to the amount payable, and the amount in words. */
export function InvoiceSums({ invoice }: { invoice: InvoiceJson }) {
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2 print:grid-cols-2">
      <div className="order-2 sm:order-1 print:order-1">
        {invoice.seller_kind === 'regular' && <RatesTable invoice={invoice} />}
        <p className="mt-4 text-sm text-quiet">{words.amountInWords}</p>
        <p className="font-medium">{invoice.amount_in_words}</p>
      </div>
      <Totals invoice={invoice} />
    </div>
  );
}

function Totals({ invoice }: { invoice: InvoiceJson }) {
  const { tax_summary: sums, document_type, credit_notes, seller_kind } = invoice;
  const isTaxpayer = seller_kind === 'regular';
  const rows: [string, number][] = [
    [isTaxpayer ? words.taxableValue : words.value, sums.total_taxable_value],
    ...taxNames(invoice).map(({ name, part }): [string, number] => [name, sums[`total_${part}`]]),
  ];
  if (sums.total_tax > 0) rows.push([words.totalTax, sums.total_tax]);
  if (sums.rounding_amount !== 0) rows.push([words.rounding, sums.rounding_amount]);
  return (
    <section aria-label={words.taxSummary} className="order-1 sm:order-2 print:order-2">
      <dl className="flex flex-col gap-1">
        {rows.map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-quiet">{name}</dt>
            <dd className="figures">{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="invoice-total mt-2 flex items-baseline justify-between gap-4 rounded-sm bg-sand px-3 py-2 text-lg font-semibold">
          <dt>{document_type === 'credit_note' ? words.totalCredited : words.total}</dt>
          <dd className="figures">{formatAmount(sums.final_amount)}</dd>
        </div>
      </dl>
      {credit_notes.map(({ id, invoice_number, issue_date, amount }) => (
        <p key={id} className="mt-2 text-sm sm:text-right">
          <Link to={paths.invoice(id)} className="link">
            {words.creditNote(invoice_number)}
          </Link>{' '}
          · {formatDate(issue_date)} · <span className="figures">{formatAmount(amount)}</span>
        </p>
      ))}
      {sums.total_discount > 0 && (
        <p className="mt-2 text-sm text-quiet sm:text-right">
          {(isTaxpayer ? words.discountBeforeTax : words.discountGiven)(formatAmount(sums.total_discount))}
        </p>
      )}
    </section>
  );
}

function RatesTable({ invoice }: { invoice: InvoiceJson }) {
  const taxes = taxNames(invoice);
  const cell = 'py-1.5 pl-3 text-right figures';
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{words.taxByRate}</caption>
      <thead className="text-quiet">
        <tr className="border-b border-line">
          <th scope="col" className="py-1.5 text-left font-medium">
            {words.taxRate}
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-medium">
            {words.taxable}
          </th>
          {taxes.map(({ name }) => (
            <th key={name} scope="col" className="py-1.5 pl-3 text-right font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoice.rate_summary.map((row) => (
          <tr key={row.rate} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {row.rate === 0 ? words.nil : `${row.rate}%`}
            </th>
            <td className={cell}>{formatAmount(row.taxable_value)}</td>
            {taxes.map(({ name, part }) => (
              <td key={name} className={cell}>
                {formatAmount(row[part])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns CGST and SGST within the home State, IGST for another State, and none on a document that charges no tax. */
function taxNames({
  tax_summary,
  sgst_label,
}: InvoiceJson): { name: string; part: 'cgst' | 'sgst' | 'igst' }[] {
  if (tax_summary.total_tax === 0) return [];
  if (tax_summary.total_igst > 0) return [{ name: words.igst, part: 'igst' }];
  return [
    { name: words.cgst, part: 'cgst' },
    { name: sgst_label, part: 'sgst' },
  ];
}
