import { Link } from 'react-router';
import type { InvoiceJson } from '#contract/invoice.ts';
import { formatAmount } from '#domain/money/money.ts';
import { formatDate } from '#web/shell/format-date.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClasses } from '#ui/form/button.tsx';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';
import * as words from './words.ts';

type InvoiceCardProps = { invoice: InvoiceJson; isDownloading: boolean; onDownload: () => void };

/** One document of the list: number, status, dates, amount, and links to view or download it. */
export function InvoiceCard({ invoice, isDownloading, onDownload }: InvoiceCardProps) {
  const { id, invoice_number, status, issue_date, due_date, line_items, tax_summary } = invoice;
  const products = line_items.filter(({ kind }) => kind === 'goods').length;
  const facts = [
    [words.issued, formatDate(issue_date)],
    // A credit note has no due date.
    ...(invoice.document_type === 'credit_note' ? [] : [[words.due, formatDate(due_date)] as const]),
    [words.items, String(products)],
  ] as const;
  return (
    <article
      aria-label={`${invoice.title} ${invoice_number}`}
      className="flex flex-col gap-4 rounded-md border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold figures">{invoice_number}</h2>
        <InvoiceStatusBadge status={status} />
        <p className="text-sm text-quiet">{invoice.title}</p>
        <p className="ml-auto text-lg font-semibold figures">{formatAmount(tax_summary.final_amount)}</p>
      </header>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <dl className="mr-auto flex flex-wrap gap-x-8 gap-y-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-quiet">{name}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Link
            to={paths.invoice(id)}
            aria-label={words.viewOf(invoice_number)}
            className={buttonClasses({ variant: 'secondary' })}
          >
            {words.view}
          </Link>
          <Button variant="secondary" busy={isDownloading} onClick={onDownload}>
            {isDownloading ? words.downloading : words.download}
            <span className="sr-only"> {invoice_number}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
