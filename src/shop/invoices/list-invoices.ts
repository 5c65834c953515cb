import { requireCustomer } from '#shop/access/require-customer.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { InvoiceStatus } from '#domain/invoice/invoice.ts';
import { type Paging, toOffset } from '#domain/paging.ts';
import type { Reader } from '#shop/context.ts';
import { type StoredInvoice, creditNotesOver, stillDue, toStoredInvoice } from './get-invoice.ts';

export type ListInvoices = Paging & { status?: InvoiceStatus | undefined };

/** Returns one page of the customer's own invoices and credit notes, newest first. Throws unauthenticated. */
export async function listInvoices(
  reader: Reader,
  wanted: ListInvoices,
): Promise<{ invoices: StoredInvoice[]; total: number }> {
  const customerId = requireCustomer(reader);
  const today = toIndianDay(reader.clock.now());
  const mine = () => selectStatus(reader, wanted.status, today).where('customer_id', '=', customerId);
  const [rows, { total }] = await Promise.all([
    mine()
      .selectAll()
      .select([creditNotesOver.as('credit_notes'), stillDue.as('still_due')])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(wanted.limit)
      .offset(toOffset(wanted))
      .execute(),
    mine()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { invoices: rows.map((row) => toStoredInvoice(row, today)), total: Number(total) };
}

/**
 * Selects invoices by status. `overdue` is not stored: it is an invoice that was sent and is past its due day. A credit note is never due.
 */
function selectStatus(reader: Reader, status: InvoiceStatus | undefined, today: string) {
  const all = reader.db.selectFrom('invoices');
  if (!status) return all;
  const sent = all.where('status', '=', 'sent');
  if (status === 'overdue')
    return sent.where('due_date', '<', today).where('document_type', '<>', 'credit_note');
  if (status === 'sent')
    return sent.where((eb) => eb.or([eb('due_date', '>=', today), eb('document_type', '=', 'credit_note')]));
  return all.where('status', '=', status);
}
