import { type Kysely, sql } from 'kysely';
import type { RegisteredInvoice } from '#contract/money/admin-invoice-list.ts';
import type { DB } from '#db/schema.ts';
import type { InvoiceDocumentType, InvoiceStatus } from '#domain/invoice/invoice.ts';
import { toRupees } from '#domain/money/money.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Reader } from '#shop/context.ts';

/** Returns documents as the register shows them, in the order of their ids. */
export async function readRegister({ db, clock }: Reader, ids: string[]): Promise<RegisteredInvoice[]> {
  if (ids.length === 0) return [];
  const today = toIndianDay(clock.now());
  const rows = await selectRegister(db)
    .where('i.id', '=', sql<string>`any(${ids})`)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []).map((row) => toRegistered(row, today));
}

/** Selects the columns of the register for the documents `i`, without a condition. */
function selectRegister(db: Kysely<DB>) {
  return db
    .selectFrom('invoices as i')
    .select(['i.id', 'i.number', 'i.issue_date', 'i.due_date', 'i.document_type', 'i.status'])
    .select(['i.taxable_paise', 'i.cgst_paise', 'i.sgst_paise', 'i.igst_paise'])
    .select(['i.rounding_paise', 'i.total_paise'])
    .select([
      sql<string>`coalesce(i.document ->> 'orderNumber', '')`.as('order_number'),
      sql<string>`coalesce(i.document #>> '{original,number}', '')`.as('original'),
      sql<string>`coalesce(i.document #>> '{buyer,name}', '')`.as('buyer'),
      sql<string>`coalesce(i.document #>> '{buyer,gstin}', '')`.as('gstin'),
      sql<string>`coalesce(i.document #>> '{placeOfSupply,name}', '')`.as('place_of_supply'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRegister>['execute']>>[number];

/**
 * Returns a document as the register shows it on a day; amounts of a credit note are negative, and an invoice that was sent is overdue
 * after its due day.
 */
function toRegistered(row: Row, today: string): RegisteredInvoice {
  const kind = row.document_type as InvoiceDocumentType;
  const sign = kind === 'credit_note' ? -1 : 1;
  const isOverdue = row.status === 'sent' && sign > 0 && row.due_date < today;
  return {
    id: row.id,
    number: row.number,
    kind,
    date: row.issue_date,
    status: isOverdue ? 'overdue' : (row.status as InvoiceStatus),
    order_number: row.order_number,
    original: row.original,
    buyer: row.buyer,
    gstin: row.gstin,
    place_of_supply: row.place_of_supply,
    taxable: toRupees(sign * row.taxable_paise),
    cgst: toRupees(sign * row.cgst_paise),
    sgst: toRupees(sign * row.sgst_paise),
    igst: toRupees(sign * row.igst_paise),
    rounding: toRupees(sign * row.rounding_paise),
    total: toRupees(sign * row.total_paise),
  };
}
