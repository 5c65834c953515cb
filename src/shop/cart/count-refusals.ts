import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

type Whose = { customerId: string | undefined; postalCode: string | undefined };

/**
 * Counts the cash on delivery parcels of the last year that were refused at the door: those of a customer, and those of everybody in a PIN
 * code.
 */
export async function countRefusals(
  { db, clock }: Reader,
  { customerId, postalCode }: Whose,
): Promise<{ byCustomer: number; inPin: number }> {
  const since = new Date(clock.now().getTime() - yearMs);
  const refused = sql`payment_method = 'cod' and status = 'returned_to_origin' and placed_at > ${since}`;
  const { rows } = await sql<{ byCustomer: number; inPin: number }>`
    select ${namedStatement}
           (select count(*)::int from orders where customer_id = ${customerId ?? null} and ${refused}) as "byCustomer",
           (select count(*)::int from orders
             where shipping_address ->> 'postalCode' = ${postalCode ?? null} and ${refused}) as "inPin"`.execute(
    db,
  );
  return rows[0]!;
}
