import { sql } from 'kysely';
import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';

/** How much of a payment should be refunded for an order, in paise, and has not reached the gateway. */
export type Owed = { orderId: string; owedPaise: Paise };

/**
 * Lists the amounts of a payment that should be refunded and have not reached the gateway: for the order that it paid first, then for
 * exchanges of that order.
 */
export async function listOwed(tx: Tx, paymentId: string): Promise<Owed[]> {
  const { rows } = await sql<{ order_id: string; owed: Paise }>`${ownOf(paymentId)}
    union all (
      select r.order_id, sum(r.amount_paise - r.uncredited_paise)::bigint as owed
        from refunds r join payments p on p.id = r.payment_id
       where r.payment_id = ${paymentId} and r.order_id <> p.order_id and r.status in ('due', 'failed')
       group by r.order_id order by min(r.created_at), r.order_id)`.execute(tx.db);
  return rows.map(({ order_id, owed }) => ({ orderId: order_id, owedPaise: Number(owed) })).filter(isOwed);
}

const isOwed = ({ owedPaise }: Owed) => owedPaise > 0;

/**
 * Selects the credit notes of the payment's order without the part that paid for exchanges, or the whole payment if it paid for no order.
 */
const ownOf = (paymentId: string) => sql`
  select o.id as order_id,
         (case when o.paid_by = p.id
               then least(p.amount_paise, (
                      select coalesce(sum(n.total_paise), 0) from invoices n
                       where n.order_id = o.id and n.document_type = 'credit_note' and not n.is_replaced) - o.exchanged_paise)
               else p.amount_paise end
          - (select coalesce(sum(r.amount_paise - r.uncredited_paise), 0) from refunds r
              where r.payment_id = p.id and r.order_id = o.id and r.status in ('pending', 'processed')))::bigint as owed
    from payments p join orders o on o.id = p.order_id where p.id = ${paymentId}`;
