import { sql } from 'kysely';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { countRefused } from '#shop/cash-on-delivery/count-refusals.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the account that placed an order, with the number of orders that it placed and of parcels that it refused in the last year. */
export async function readAccount(reader: Reader, customerId: string): Promise<AdminOrderJson['account']> {
  return reader.db
    .selectFrom('customers as c')
    .select(['c.id', 'c.email', countRefused(reader).as('refused')])
    .select([
      sql<string | null>`coalesce(c.mobile, c.caller_number)`.as('mobile'),
      sql<string>`coalesce(c.name, '')`.as('name'),
      sql<number>`(select count(*)::int from orders o where o.customer_id = c.id)`.as('orders'),
    ])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow();
}
