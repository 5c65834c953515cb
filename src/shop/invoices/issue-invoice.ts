import { financialYearOf, toIndianDay } from '#domain/financial-year.ts';
import { type InvoiceDocument, invoiceStatusAtIssue } from '#domain/invoice.ts';
import { toInvoiceDocument } from '#domain/invoice-document.ts';
import { type InvoiceSeries, formatInvoiceNumber } from '#domain/invoice-number.ts';
import type { Seller } from '#domain/settings.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { type OrderFacts, readOrderFacts } from '#shop/orders/read-order-facts.ts';

/**
 * Issues the invoice of an order that became processing (CGST Act s.31: before the goods leave). Numbers are consecutive within a
 * financial year in Indian time: the counter stays locked until the commit, so a rollback leaves no gap. An order has one invoice.
 */
export async function issueInvoice(tx: Tx, orderId: string, seller: Seller): Promise<void> {
  const facts = await readOrderFacts(tx, orderId);
  const issueDate = toIndianDay(tx.clock.now());
  const dueDate = facts.paymentMethod === 'cod' ? (facts.deliveryTo ?? issueDate) : issueDate;
  const place = await takeNumber(tx, 'INV', financialYearOf(issueDate));
  const document = toInvoiceDocument(facts, seller, { number: place.number, issueDate, dueDate });
  await writeInvoice(tx, { facts, document, place });
}

export type InvoicePlace = { series: InvoiceSeries; financialYear: string; sequence: number; number: string };

/** The next number of a series; whoever else wants one waits until this transaction ends. */
export async function takeNumber(
  tx: Tx,
  series: InvoiceSeries,
  financialYear: string,
): Promise<InvoicePlace> {
  const { last_number: sequence } = await tx.db
    .insertInto('invoice_counters')
    .values({ series, financial_year: financialYear, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['series', 'financial_year'])
        .doUpdateSet((eb) => ({ last_number: eb('invoice_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return { series, financialYear, sequence, number: formatInvoiceNumber(series, financialYear, sequence) };
}

type WriteInvoice = { facts: OrderFacts; document: InvoiceDocument; place: InvoicePlace };

async function writeInvoice(tx: Tx, { facts, document, place }: WriteInvoice): Promise<void> {
  const { summary } = document;
  await tx.db
    .insertInto('invoices')
    .values({
      id: makeId(tx, 'inv'),
      number: place.number,
      series: place.series,
      financial_year: place.financialYear,
      sequence: place.sequence,
      document_type: document.documentType,
      order_id: facts.orderId,
      customer_id: facts.customerId,
      status: invoiceStatusAtIssue(facts.paymentMethod),
      issue_date: document.issueDate,
      due_date: document.dueDate,
      taxable_paise: summary.taxablePaise,
      cgst_paise: summary.cgstPaise,
      sgst_paise: summary.sgstPaise,
      igst_paise: summary.igstPaise,
      rounding_paise: summary.roundingPaise,
      total_paise: summary.totalPaise,
      document: JSON.stringify(document),
      created_at: tx.clock.now(),
    })
    .execute();
}
