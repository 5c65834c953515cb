import { toIndianDay } from '#domain/indian-time.ts';
import { financialYearOf } from '#domain/tax/financial-year.ts';
import { invoiceStatusAtIssue } from '#domain/invoice/invoice.ts';
import { type InvoicedSeller, toInvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { type OrderFacts, readOrderFacts } from '#shop/orders/read-order-facts.ts';
import { writeWithNextNumber } from './write-with-next-number.ts';

/**
 * Issues the invoice of an order that moved to processing (CGST Act s.31: before the goods leave), together with the commit. Numbers are
 * consecutive within a financial year in Indian time. An order has one invoice: the commit fails for a second one.
 */
export async function issueInvoice(tx: Tx, orderId: string, seller: InvoicedSeller): Promise<void> {
  issueInvoiceFor(tx, await readOrderFacts(tx, orderId), seller);
}

/** Issues the invoice from facts that the caller has, because it is writing the order. Returns the invoice's id. */
export function issueInvoiceFor(tx: Tx, facts: OrderFacts, seller: InvoicedSeller): string {
  const id = makeId(tx, 'inv');
  const issueDate = toIndianDay(tx.clock.now());
  const dueDate = facts.paymentMethod === 'cod' ? (facts.deliveryTo ?? issueDate) : issueDate;
  writeWithNextNumber(tx, {
    id,
    series: 'INV',
    financialYear: financialYearOf(issueDate),
    orderId: facts.orderId,
    customerId: facts.customerId,
    originalId: null,
    status: invoiceStatusAtIssue(facts.paymentMethod, facts.paymentStatus === 'completed'),
    document: toInvoiceDocument(facts, seller, { number: '', issueDate, dueDate }),
  });
  return id;
}
