import { sql } from 'kysely';

/** Selects the amount that is still due for the unpaid order `o`, in paise, as `findUnpaid` of the domain computes it. */
export const cashDue = sql<string>`(
  o.total_paise - o.exchange_paise + o.exchanged_paise
  - coalesce((select sum(n.total_paise) from invoices n
               where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced), 0))`;
