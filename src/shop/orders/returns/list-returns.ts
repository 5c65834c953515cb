import { sql } from 'kysely';
import type { ListedReturnJson, ReturnListing } from '#contract/order/return-desk.ts';
import type { OrderReturn } from '#domain/order/order-return.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { returnJson } from './return-rows.ts';

type Page = Pick<ReturnListing, 'q' | 'state' | 'sort'> & { limit: number; offset: number };

/** Returns one page of the returns, the longest waiting first. Throws unauthenticated, forbidden. */
export async function listReturns(
  reader: Reader,
  wanted: ReturnListing,
): Promise<{ returns: ListedReturnJson[]; total: number }> {
  requireAbility(reader, 'see_orders');
  const [returns, total] = await Promise.all([
    readReturns(reader, { ...wanted, offset: toOffset(wanted) }),
    countRows(
      reader.db,
      sql`(select from returns r join orders o on o.id = r.order_id where ${narrow(wanted)})`,
    ),
  ]);
  return { returns, total };
}

/** Returns the returns of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export function exportReturns(reader: Reader, wanted: ReturnListing): Promise<ListedReturnJson[]> {
  requireAbility(reader, 'see_orders');
  return readReturns(reader, { ...wanted, limit: MOST_EXPORTED, offset: 0 });
}

async function readReturns({ db }: Reader, { limit, offset, ...wanted }: Page): Promise<ListedReturnJson[]> {
  const order = wanted.sort === 'oldest' ? sql`r.requested_at, r.id` : sql`r.requested_at desc, r.id desc`;
  const { rows } = await sql<Omit<ListedReturnJson, keyof OrderReturn> & { json: OrderReturn }>`
    select ${returnJson} as json, o.id as order_id, o.order_number, o.customer_name
      from returns r join orders o on o.id = r.order_id
     where ${narrow(wanted)} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ json, ...order }) => ({ ...json, ...order }));
}

function narrow({ q, state }: Pick<ReturnListing, 'q' | 'state'>) {
  const conditions = [
    ...(state ? [sql`r.state in (${sql.join(state)})`] : []),
    ...(q
      ? [
          sql`(reverse(o.order_number) like ${`${escapeLike([...q.toUpperCase()].toReversed().join(''))}%`}
               or lower(o.customer_name) like ${`%${escapeLike(q.toLowerCase())}%`})`,
        ]
      : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
