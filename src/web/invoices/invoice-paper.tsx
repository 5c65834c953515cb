import { UNSIGNED_WORDS, closingWords, formatTaxInPrices } from '#domain/invoice/invoice.ts';
import type { InvoiceJson } from '#contract/invoice.ts';
import { formatDate } from '#web/shell/format-date.ts';
import { Logo } from '#web/shell/logo.tsx';
import { NAMELESS } from '#web/shell/page-meta.ts';
import { useShell } from '#web/shell/shell-data.ts';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceParties } from './invoice-parties.tsx';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';
import { InvoiceSums } from './invoice-sums.tsx';
import * as words from './words.ts';

/** Shows the whole document as the law requires it (CGST Rules 46, 46A, 49 and 53), on one sheet if it fits. */
export function InvoicePaper({ invoice }: { invoice: InvoiceJson }) {
  return (
    <article
      aria-label={`${invoice.title} ${invoice.invoice_number}`}
      className="rounded-md border border-line bg-card shadow-card print:border-0 print:shadow-none"
    >
      <div aria-hidden="true" className="no-print printed-border text-madder" />
      <div className="flex flex-col gap-8 p-5 sm:p-10 print:gap-5 print:p-0">
        <Heading invoice={invoice} />
        <InvoiceParties invoice={invoice} />
        <InvoiceLines invoice={invoice} />
        <InvoiceSums invoice={invoice} />
        <Closing invoice={invoice} />
      </div>
    </article>
  );
}

function Heading({ invoice }: { invoice: InvoiceJson }) {
  const { declaration, document_type: type } = invoice;
  const { shop } = useShell() ?? { shop: NAMELESS };
  return (
    <header className="flex flex-col gap-6 print:gap-4">
      {declaration && <p className="text-center font-medium">{declaration}</p>}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Logo name={shop.name} own={invoice.logo} className="h-10 w-auto" />
        <div className="sm:text-right">
          <h1 className="font-display text-2xl font-medium text-madder">{invoice.title}</h1>
          {type !== 'credit_note' && type !== 'plain_invoice' && (
            <p className="text-sm text-quiet">{words.forRecipient}</p>
          )}
        </div>
      </div>
      <Facts invoice={invoice} />
    </header>
  );
}

function Facts({ invoice }: { invoice: InvoiceJson }) {
  const { original_invoice: original, issue_date, due_date, reverse_charge } = invoice;
  const number = (
    <span key="number" className="sm:whitespace-nowrap">
      {invoice.invoice_number}
    </span>
  );
  const facts: [string, React.ReactNode][] = [
    [original ? words.noteNumber : words.invoiceNumber, number],
    [words.issueDate, formatDate(issue_date)],
    ...(original
      ? ([
          [words.againstInvoice, words.numberOfDay(original.invoice_number, formatDate(original.issue_date))],
        ] as const)
      : ([[words.dueDate, formatDate(due_date)]] as const)
    ).map((fact): [string, string] => [...fact]),
    [words.orderNumber, invoice.order_number],
    [words.placeOfSupply, `${invoice.place_of_supply} (${invoice.place_of_supply_code})`],
    ...(invoice.seller_kind === 'regular'
      ? [[words.reverseCharge, reverse_charge ? words.yes : words.no] as [string, string]]
      : []),
    [words.status, <InvoiceStatusBadge key="status" status={invoice.status} />],
  ];
  if (original) facts.push([words.reason, original.reason]);
  return (
    <dl className="invoice-total grid grid-cols-1 gap-x-6 gap-y-1 rounded-sm bg-sand p-4 sm:grid-cols-4 sm:gap-y-3 print:grid-cols-4 print:gap-y-2 print:p-3">
      {facts.map(([name, value]) => (
        <div key={name} className="max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-4">
          <dt className="flex-none text-sm text-quiet max-sm:leading-6">{name}</dt>
          <dd className="font-medium max-sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Closing({ invoice }: { invoice: InvoiceJson }) {
  const { signature_image: signature, signatory_name } = invoice;
  return (
    <footer className="grid grid-cols-1 break-inside-avoid gap-6 border-t border-line pt-6 sm:grid-cols-2 print:grid-cols-2 print:pt-4">
      <div>
        <p className="font-display text-lg font-medium text-madder">
          {closingWords(invoice.original_invoice && { isPart: invoice.original_invoice.part })}
        </p>
        <p className="text-sm text-quiet">
          {formatTaxInPrices(invoice.tax_summary.total_tax, invoice.seller_kind)}
        </p>
      </div>
      <div className="sm:text-right print:text-right">
        <p>{words.forSeller(invoice.seller_name || invoice.seller_trade_name)}</p>
        {signature ? (
          <>
            <img
              src={signature}
              alt={words.signatureOf(signatory_name)}
              height={48}
              className="my-1 h-12 w-auto sm:ml-auto print:ml-auto"
            />
            <p className="font-medium">{signatory_name}</p>
            <p className="text-sm text-quiet">{words.signatory}</p>
          </>
        ) : (
          <p className="text-sm text-quiet">{UNSIGNED_WORDS}</p>
        )}
      </div>
    </footer>
  );
}
