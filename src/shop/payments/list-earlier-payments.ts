import { sql } from 'kysely';
import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import type { StoredPayment } from './record-payment.ts';

/**
 * Locks and returns the online payments of the order that an exchange was made of, of the order before that one and so on, the latest first.
 */
export async function lockEarlierPayments(tx: Tx, exchangeId: string): Promise<StoredPayment[]> {
  const { rows } = await sql<{ paid_by: string }>`
    with recursive earlier as (
      select exchange_of as id, 1 as distance from orders where id = ${exchangeId}
      union all
      select o.exchange_of, e.distance + 1 from orders o join earlier e on e.id = o.id)
    select o.paid_by from orders o join earlier e on e.id = o.id
     where o.paid_by is not null order by e.distance`.execute(tx.db);
  const payments: StoredPayment[] = [];
  for (const { paid_by: id } of rows) {
    const payment = tx.db.selectFrom('payments').selectAll().where('id', '=', id);
    payments.push(await payment.forNoKeyUpdate().executeTakeFirstOrThrow());
  }
  return payments;
}

/**
 * Returns how much of the payment of an order can be refunded for exchanges, in paise: what the order passed on of it and has not been
 * refunded, so that what the order itself may still be refunded is left. Refunds made in Razorpay's dashboard that cover nothing yet are not
 * taken off.
 */
export async function sumPassedOn(tx: Tx, { id, amount_paise: amountPaise }: StoredPayment): Promise<Paise> {
  const { rows } = await sql<{ all: string; passed_on: string; own: string }>`
    select coalesce(sum(r.amount_paise - r.uncredited_paise), 0) as all,
           coalesce(sum(r.amount_paise) filter (where r.order_id <> o.id), 0) as passed_on,
           o.total_paise - o.exchanged_paise as own
      from orders o left join refunds r on r.payment_id = o.paid_by and r.status not in ('failed', 'replaced')
     where o.paid_by = ${id} group by o.id`.execute(tx.db);
  const { all, passed_on: passedOn, own } = rows[0]!;
  const keptPaise = Math.min(amountPaise, Number(own));
  return Math.max(0, Math.min(amountPaise - Number(all), amountPaise - keptPaise - Number(passedOn)));
}
