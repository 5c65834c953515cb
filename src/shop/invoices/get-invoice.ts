import type { Selectable } from 'kysely';
import type { Invoices } from '#db/schema.ts';
import { notFound, unauthenticated } from '#domain/error.ts';
import { toIndianDay } from '#domain/financial-year.ts';
import { InvoiceDocument, type InvoiceStatus, invoiceStatusOn } from '#domain/invoice.ts';
import type { Reader } from '#shop/context.ts';

export type StoredInvoice = { id: string; orderId: string; status: InvoiceStatus; document: InvoiceDocument };

/**
 * An invoice of the customer who asks, by its own id or its order's. Throws unauthenticated, and not_found alike for "not there" and
 * "not yours".
 */
export async function getInvoice(reader: Reader, id: string): Promise<StoredInvoice> {
  const { actor } = reader;
  if (actor.kind !== 'customer') throw unauthenticated();
  const row = await reader.db
    .selectFrom('invoices')
    .selectAll()
    .where('customer_id', '=', actor.customerId)
    .where((eb) =>
      eb.or([eb('id', '=', id), eb.and([eb('order_id', '=', id), eb('document_type', '<>', 'credit_note')])]),
    )
    .executeTakeFirst();
  if (!row) throw notFound('Invoice');
  return toStoredInvoice(row, toIndianDay(reader.clock.now()));
}

/** A stored invoice as it stands on a day: what was due and not collected is overdue. */
export function toStoredInvoice(row: Selectable<Invoices>, today: string): StoredInvoice {
  const document = InvoiceDocument.parse(row.document);
  const status = invoiceStatusOn(row.status as InvoiceStatus, row.due_date, today);
  return { id: row.id, orderId: row.order_id, status, document };
}
