import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

/**
 * Returns the id of the online payment with which an order was paid, or the order that it was exchanged for, and so on; undefined where the
 * first one was paid in cash.
 */
export async function findFirstPayment({ db }: Reader, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ paid_by: string }>`
    with recursive chain as (
      select exchange_of, paid_by from orders where id = ${orderId}
      union all
      select o.exchange_of, o.paid_by from orders o join chain c on o.id = c.exchange_of)
    select paid_by from chain where paid_by is not null limit 1`.execute(db);
  return rows[0]?.paid_by;
}
