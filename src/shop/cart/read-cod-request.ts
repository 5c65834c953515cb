import { sql } from 'kysely';
import type { CodBuyer, CodRequest, CodRules } from '#domain/order/cod-rules.ts';
import type { Reader } from '#shop/context.ts';
import { countRefusals } from './count-refusals.ts';
import { namedStatement } from '#shop/named-statement.ts';

type Wanted = { rules: CodRules; postalCode: string | undefined };

/** Returns everything but the amount that decides whether the actor may pay in cash. A guest is judged by the PIN code alone. */
export async function readCodRequest(reader: Reader, { rules, postalCode }: Wanted): Promise<CodRequest> {
  const { actor } = reader;
  const customerId = actor.kind === 'customer' ? actor.customerId : undefined;
  const [standing, refusals] = await Promise.all([
    customerId && readStanding(reader, customerId, rules),
    countRefusals(reader, { customerId, postalCode }),
  ]);
  const buyer = standing ? { ...standing, refusals: refusals.byCustomer } : undefined;
  return { rules, buyer, postalCode, refusalsInPin: refusals.inPin };
}

async function readStanding(
  { db }: Reader,
  customerId: string,
  { mostOpenOrders }: CodRules,
): Promise<Omit<CodBuyer, 'refusals'> | undefined> {
  const { rows } = await sql<{ is_proven: boolean; has_received: boolean; open_orders: number }>`
    select ${namedStatement} c.mobile is not null as is_proven,
           exists (select from orders o where o.customer_id = c.id and o.status in ('delivered', 'completed')) as has_received,
           (select count(*)::int from (
             select from orders o where o.customer_id = c.id and o.payment_method = 'cod'
                and o.status in ('pending', 'processing', 'shipped') limit ${mostOpenOrders ?? 0}) open) as open_orders
      from customers c where c.id = ${customerId} and c.erased_at is null`.execute(db);
  const [row] = rows;
  return (
    row && {
      hasProvenNumber: row.is_proven,
      hasReceived: row.has_received,
      openOrders: row.open_orders,
    }
  );
}
