import { type Selectable, sql } from 'kysely';
import type { Invoices } from '#db/schema.ts';
import { notFound } from '#domain/error.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { InvoiceDocument, type InvoiceStatus, invoiceStatusOn } from '#domain/invoice/invoice.ts';
import type { CreditNoteOver } from '#contract/invoice.ts';
import type { Paise } from '#domain/money/money.ts';
import type { Reader } from '#shop/context.ts';
import { cashDue } from '#shop/orders/cash-due.ts';
import { requireAbility } from '#shop/access/require-ability.ts';

export type StoredInvoice = {
  id: string;
  orderId: string;
  status: InvoiceStatus;
  document: InvoiceDocument;
  /** The credit notes of the invoice, oldest first. */
  creditNotes: CreditNoteOver[];
  /** The amount that is still due for its order while it is unpaid: less than the invoice total if an exchange paid a part. */
  duePaise: Paise;
};

/**
 * Returns an invoice by its own id or its order's: customers see their own, staff who may see invoices see any. Throws unauthenticated,
 * forbidden, and the same not_found for a missing invoice and another customer's.
 */
export async function getInvoice(reader: Reader, id: string): Promise<StoredInvoice> {
  const { actor } = reader;
  if (actor.kind !== 'customer') requireAbility(reader, 'see_invoices');
  const found = reader.db
    .selectFrom('invoices')
    .selectAll()
    .select([creditNotesOver.as('credit_notes'), stillDue.as('still_due')])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([
          eb('order_id', '=', id),
          eb('document_type', '<>', 'credit_note'),
          eb('is_replaced', '=', false),
        ]),
      ]),
    );
  const own = actor.kind === 'customer' ? found.where('customer_id', '=', actor.customerId) : found;
  const row = await own.executeTakeFirst();
  if (!row) throw notFound('Invoice');
  return toStoredInvoice(row, toIndianDay(reader.clock.now()));
}

/** Selects the credit notes of the row of `invoices`. */
export const creditNotesOver = sql<CreditNoteOver[]>`(
  select coalesce(json_agg(json_build_object('id', n.id, 'number', n.number, 'issueDate', n.issue_date, 'totalPaise', n.total_paise)
                           order by n.created_at, n.id), '[]')
    from invoices n where n.original_invoice_id = invoices.id)`;

/** Selects the amount that is still due for the order of the row of `invoices` while it is unpaid, in paise. */
export const stillDue = sql<string>`(select ${cashDue} from orders o where o.id = invoices.order_id)`;

/** Returns a stored invoice with its status on a day: an invoice that was due and not paid is overdue. */
export function toStoredInvoice(
  row: Selectable<Invoices> & { credit_notes: CreditNoteOver[]; still_due: string },
  today: string,
): StoredInvoice {
  const document = InvoiceDocument.parse(row.document);
  const stored = row.status as InvoiceStatus;
  // A credit note demands no payment and is never overdue.
  const status = row.document_type === 'credit_note' ? stored : invoiceStatusOn(stored, row.due_date, today);
  return {
    id: row.id,
    orderId: row.order_id,
    status,
    document,
    creditNotes: row.credit_notes,
    duePaise: Number(row.still_due),
  };
}
