import { financialYearOf, toIndianDay } from '#domain/financial-year.ts';
import { InvoiceDocument } from '#domain/invoice.ts';
import { toCreditNote } from '#domain/invoice-document.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { takeNumber } from './issue-invoice.ts';

/**
 * Takes an order's invoice back in full with a credit note (CGST Act s.34); the invoice keeps its number and becomes canceled. An
 * order without an invoice needs none. Once: a second call changes nothing.
 */
export async function issueCreditNote(tx: Tx, orderId: string, reason: string): Promise<void> {
  const invoice = await tx.db
    .updateTable('invoices')
    .set({ status: 'canceled' })
    .where('order_id', '=', orderId)
    .where('document_type', '<>', 'credit_note')
    .where('status', '<>', 'canceled')
    .returningAll()
    .executeTakeFirst();
  if (!invoice) return;
  const issueDate = toIndianDay(tx.clock.now());
  const place = await takeNumber(tx, 'CRN', financialYearOf(issueDate));
  const document = toCreditNote(InvoiceDocument.parse(invoice.document), {
    number: place.number,
    issueDate,
    reason,
  });
  await tx.db
    .insertInto('invoices')
    .values({
      ...invoice,
      id: makeId(tx, 'inv'),
      number: place.number,
      series: place.series,
      financial_year: place.financialYear,
      sequence: place.sequence,
      document_type: 'credit_note',
      original_invoice_id: invoice.id,
      status: 'paid',
      issue_date: issueDate,
      due_date: issueDate,
      document: JSON.stringify(document),
      created_at: tx.clock.now(),
    })
    .execute();
}
