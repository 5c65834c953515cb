import type { InvoiceJson } from '#contract/invoice.ts';
import { formatAmount } from '#domain/money/money.ts';
import { classes } from '#ui/classes.ts';
import './invoice.css';
import * as words from './words.ts';

type Line = InvoiceJson['line_items'][number];

/** Shows every line with the details that Rule 46 requires; on a phone each line is a block. */
export function InvoiceLines({ invoice }: { invoice: InvoiceJson }) {
  const rate = invoice.tax_summary.total_tax > 0 ? words.rateWithGst : words.rate;
  const isTaxpayer = invoice.seller_kind === 'regular';
  const value = isTaxpayer ? words.taxableValue : words.value;
  const columns = [
    words.hsn,
    words.quantity,
    rate,
    words.discount,
    value,
    ...(isTaxpayer ? [words.tax] : []),
    words.amount,
  ];
  return (
    <table className="invoice-lines">
      <thead>
        <tr>
          <th scope="col" className="is-text">
            #
          </th>
          <th scope="col" className="is-item">
            {words.description}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === words.hsn ? 'is-text' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoice.line_items.map((line, index) => (
          <LineRow
            key={line.id}
            {...{ line, rate, value, isTaxpayer }}
            number={index + 1}
            second={invoice.sgst_label}
          />
        ))}
      </tbody>
    </table>
  );
}

type LineRowProps = {
  line: Line;
  rate: string;
  value: string;
  /** Only the invoice of a regular taxpayer has a tax column. */
  isTaxpayer: boolean;
  number: number;
  second: string;
};

function LineRow({ line, rate, value, isTaxpayer, number, second }: LineRowProps) {
  // A line without quantity is a price reduction.
  const isCut = line.quantity === 0;
  return (
    <tr>
      <td className="is-text is-number">{number}</td>
      <td className="is-item">
        <span className="block font-medium">{line.product_name}</span>
        {line.description && <span className="block text-quiet">{line.description}</span>}
      </td>
      <Cell label={words.hsn} className="is-text">
        {line.hsn_code}
      </Cell>
      <Cell label={words.quantity} className={classes(isCut && 'is-nothing')}>
        {isCut ? '–' : `${line.quantity} ${line.uqc}`}
      </Cell>
      <Cell label={rate} className={classes(isCut && 'is-nothing')}>
        {isCut ? '–' : formatAmount(line.unit_price)}
      </Cell>
      <Cell label={words.discount} className={classes(line.discount === 0 && 'is-nothing')}>
        {line.discount === 0 ? '–' : formatAmount(line.discount)}
      </Cell>
      <Cell label={value}>{formatAmount(line.taxable_value)}</Cell>
      {isTaxpayer && (
        <Cell label={words.tax}>
          <TaxOfLine line={line} second={second} />
        </Cell>
      )}
      <Cell label={words.amount} className="font-medium">
        {formatAmount(line.total_amount)}
      </Cell>
    </tr>
  );
}

type CellProps = { label: string; className?: string; children: React.ReactNode };

function Cell({ label, className, children }: CellProps) {
  return (
    <td data-label={label} className={className || undefined}>
      <span>{children}</span>
    </td>
  );
}

function TaxOfLine({ line, second }: { line: Line; second: string }) {
  if (line.igst_rate === 0 && line.cgst_rate === 0) return words.nilRated;
  const taxes =
    line.igst_rate > 0
      ? [{ name: words.igst, rate: line.igst_rate, amount: line.igst_amount }]
      : [
          { name: words.cgst, rate: line.cgst_rate, amount: line.cgst_amount },
          { name: second, rate: line.sgst_rate, amount: line.sgst_amount },
        ];
  return taxes.map(({ name, rate, amount }) => (
    <span key={name} className="block">
      <span className="text-quiet">
        {name} {rate}%
      </span>{' '}
      {formatAmount(amount)}
    </span>
  ));
}
