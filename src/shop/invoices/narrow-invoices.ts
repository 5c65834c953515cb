import { type SqlBool, sql } from 'kysely';
import type { AdminInvoiceListing } from '#contract/money/admin-invoice-list.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Reader } from '#shop/context.ts';
import { toEndPatterns, listMatched, MOST_NAMED } from '#shop/orders/admin-orders/match-orders.ts';

/** Selects the documents `i` that staff wants to see, without columns and without an order. */
export async function narrowInvoices(reader: Reader, wanted: AdminInvoiceListing) {
  const { q, kind, status, from, to, buyer, state } = wanted;
  const matches = q ? await matchInvoices(reader, q) : undefined;
  const today = toIndianDay(reader.clock.now());
  return reader.db
    .selectFrom('invoices as i')
    .$if(matches !== undefined, (query) => query.where(matches!))
    .$if(kind !== undefined, (query) =>
      query.where('i.document_type', kind === 'credit_note' ? '=' : '<>', 'credit_note'),
    )
    .$if(status !== undefined, (query) => query.where(statusesOn(today)[status!]))
    .$if(from !== undefined, (query) => query.where('i.issue_date', '>=', from!))
    .$if(to !== undefined, (query) => query.where('i.issue_date', '<=', to!))
    .$if(buyer !== undefined, (query) => query.where(gstin, buyer === 'registered' ? 'is not' : 'is', null))
    .$if(state !== undefined, (query) =>
      query.where(sql<string>`i.document #>> '{placeOfSupply,key}'`, 'in', state!),
    );
}

const gstin = sql<string | null>`i.document #>> '{buyer,gstin}'`;

/** Returns the condition that a document has this number, an ending of it or this GSTIN, or that its order is found by the typed text. */
async function matchInvoices(reader: Reader, typed: string) {
  const upper = typed.trim().toUpperCase();
  const orders = await listMatched(reader, typed, mostOrders);
  const found = await reader.db
    .selectFrom('invoices as i')
    .select('i.id')
    .where(
      sql<SqlBool>`(i.order_id = any(${orders}) or ${gstin} = ${upper} or reverse(i.number) like ${toEndPatterns(upper)[0] ?? null})`,
    )
    .limit(MOST_NAMED)
    .execute();
  return sql<SqlBool>`i.id = any(${found.map(({ id }) => id)})`;
}

/** A name finds the documents of at most this many orders. */
const mostOrders = 1000;

/** Returns the condition of each status on a day. `overdue` is not stored: it was sent and is past its due day; a credit note is never due. */
function statusesOn(today: string) {
  const isNote = sql<boolean>`i.document_type = 'credit_note'`;
  return {
    sent: sql<boolean>`(i.status = 'sent' and (i.due_date >= ${today} or ${isNote}))`,
    overdue: sql<boolean>`(i.status = 'sent' and i.due_date < ${today} and not ${isNote})`,
    paid: sql<boolean>`i.status = 'paid'`,
    canceled: sql<boolean>`i.status = 'canceled'`,
  };
}
