import { sql } from 'kysely';
import { type Paise, sumPaise } from '#domain/money/money.ts';
import type { Reader, Tx } from '#shop/context.ts';
import type { StoredPayment } from './record-payment.ts';

/**
 * Returns the ids of the online payments of the order that an exchange was made from, of the order before that one and so on, the latest
 * first.
 */
async function listEarlierPayments({ db }: Reader, exchangeId: string): Promise<string[]> {
  const { rows } = await sql<{ paid_by: string }>`
    with recursive earlier as (
      select exchange_of as id, 1 as distance from orders where id = ${exchangeId}
      union all
      select o.exchange_of, e.distance + 1 from orders o join earlier e on e.id = o.id)
    select o.paid_by from orders o join earlier e on e.id = o.id
     where o.paid_by is not null order by e.distance`.execute(db);
  return rows.map(({ paid_by: id }) => id);
}

/** Locks and returns the payments that `listEarlierPayments` lists. */
export async function lockEarlierPayments(tx: Tx, exchangeId: string): Promise<StoredPayment[]> {
  const payments: StoredPayment[] = [];
  for (const id of await listEarlierPayments(tx, exchangeId)) {
    const payment = tx.db.selectFrom('payments').selectAll().where('id', '=', id);
    payments.push(await payment.forNoKeyUpdate().executeTakeFirstOrThrow());
  }
  return payments;
}

/** Returns how much of the payments that `listEarlierPayments` lists can be refunded for exchanges, in paise, without locking them. */
export async function sumEarlierPayments(reader: Reader, exchangeId: string): Promise<Paise> {
  const ids = await listEarlierPayments(reader, exchangeId);
  if (ids.length === 0) return 0;
  const payments = await reader.db
    .selectFrom('payments')
    .select(['id', 'amount_paise'])
    .where('id', 'in', ids)
    .execute();
  return sumPaise(await Promise.all(payments.map((payment) => sumPassedOn(reader, payment))));
}

/**
 * Returns how much of the payment of an order can be refunded for exchanges, in paise: the part that the order passed on and that has not
 * been refunded, so that the amount that the order itself may still be refunded is left. Refunds made in Razorpay's dashboard that cover
 * nothing yet are not deducted.
 */
export async function sumPassedOn(
  { db }: Reader,
  { id, amount_paise: amountPaise }: Pick<StoredPayment, 'id' | 'amount_paise'>,
): Promise<Paise> {
  const { rows } = await sql<{ all: string; passed_on: string; own: string }>`
    select coalesce(sum(r.amount_paise - r.uncredited_paise), 0) as all,
           coalesce(sum(r.amount_paise) filter (where r.order_id <> o.id), 0) as passed_on,
           o.total_paise - o.exchanged_paise as own
      from orders o left join refunds r on r.payment_id = o.paid_by and r.status not in ('failed', 'replaced')
     where o.paid_by = ${id} group by o.id`.execute(db);
  const { all, passed_on: passedOn, own } = rows[0]!;
  const keptPaise = Math.min(amountPaise, Number(own));
  return Math.max(0, Math.min(amountPaise - Number(all), amountPaise - keptPaise - Number(passedOn)));
}
