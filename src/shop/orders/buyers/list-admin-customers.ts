import { sql } from 'kysely';
import type {
  AdminCustomerListing,
  AdminCustomersAnswer,
  ListedCustomerJson,
} from '#contract/customer/admin-customer.ts';
import { MOST_EXPORTED } from '#domain/paging.ts';
import { countRefused } from '#shop/cash-on-delivery/count-refusals.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Reader } from '#shop/context.ts';
import { readCountedPage } from '#shop/orders/read-counted-page.ts';
import { matchCustomers } from './match-customers.ts';

/** Returns one page of the customers, newest first; `total` is exact up to `MOST_COUNTED`. Throws unauthenticated, forbidden. */
export async function listAdminCustomers(
  reader: Reader,
  wanted: AdminCustomerListing,
): Promise<AdminCustomersAnswer> {
  requireAbility(reader, 'answer_customers');
  const found = await findCustomers(reader, wanted);
  const { ids, ...counted } = await readCountedPage(reader, found, wanted);
  return { customers: await readListedCustomers(reader, ids), ...counted };
}

/** Returns at most `MOST_EXPORTED` customers of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export async function readAllListedCustomers(
  reader: Reader,
  wanted: AdminCustomerListing,
): Promise<ListedCustomerJson[]> {
  requireAbility(reader, 'answer_customers');
  const found = (await findCustomers(reader, wanted)).limit(MOST_EXPORTED);
  const ids = (await found.execute()).map(({ id }) => id);
  const customers: ListedCustomerJson[] = [];
  for (let start = 0; start < ids.length; start += exportedAtOnce)
    customers.push(...(await readListedCustomers(reader, ids.slice(start, start + exportedAtOnce))));
  return customers;
}

const exportedAtOnce = 500;

async function findCustomers(reader: Reader, { q }: AdminCustomerListing) {
  const matches = q ? await matchCustomers(reader, q) : undefined;
  return (
    reader.db
      .selectFrom('customers as c')
      .select('c.id')
      .where('c.erased_at', 'is', null)
      .$if(matches !== undefined, (query) => query.where(matches!))
      // Ids of one kind sort by time.
      .orderBy('c.id', 'desc')
  );
}

/**
 * Returns customers as a list shows them, newest first. A customer who signed in by a code gave no name; the name comes from their newest
 * order.
 */
export async function readListedCustomers(reader: Reader, ids: string[]): Promise<ListedCustomerJson[]> {
  if (ids.length === 0) return [];
  const rows = await reader.db
    .selectFrom('customers as c')
    .select(['c.id', 'c.email', 'c.created_at', 'c.erased_at'])
    .select([
      sql<string | null>`coalesce(c.mobile, c.caller_number)`.as('mobile'),
      sql<string>`coalesce(
        c.name,
        (select o.customer_name from orders o
          where o.customer_id = c.id and c.erased_at is null order by o.placed_at desc limit 1),
        '')`.as('name'),
      sql<number>`(select count(*)::int from orders o where o.customer_id = c.id)`.as('orders'),
      countRefused(reader).as('refused'),
    ])
    .where('c.id', 'in', ids)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ created_at, erased_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    erased_at: erased_at?.toISOString() ?? null,
  }));
}
