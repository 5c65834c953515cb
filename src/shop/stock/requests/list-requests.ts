import { sql } from 'kysely';
import type { RequestListing, RequestsAnswer, StockRequestJson } from '#contract/stock/stock-request-book.ts';
import { MOST_EXPORTED, toOffset } from '#domain/paging.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { countRows } from '#platform/postgres/count-rows.ts';
import { escapeLike } from '#platform/postgres/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { choice } from '../stock-items.ts';
import { answersRequest } from './request-rows.ts';

type Page = Pick<RequestListing, 'q' | 'state' | 'sort'> & { limit: number; offset: number };
type Row = Omit<StockRequestJson, 'asked_at' | 'told_at'> & { asked_at: Date; told_at: Date | null };

/** Returns one page of the customers' stock requests, the oldest first. Throws unauthenticated, forbidden. */
export async function listRequests(reader: Reader, wanted: RequestListing): Promise<RequestsAnswer> {
  requireAbility(reader, 'edit_stock');
  const [requests, total] = await Promise.all([
    readRequests(reader, { ...wanted, offset: toOffset(wanted) }),
    countRows(reader.db, sql`(select from ${book} b where ${narrow(wanted)})`),
  ]);
  return { requests, total };
}

/** Returns the requests of the list for a file, ignoring the requested page. Throws unauthenticated, forbidden. */
export function exportRequests(reader: Reader, wanted: RequestListing): Promise<StockRequestJson[]> {
  requireAbility(reader, 'edit_stock');
  return readRequests(reader, { ...wanted, limit: MOST_EXPORTED, offset: 0 });
}

/** Selects every request with its state, the pieces that are in stock, and the order that answered it. */
const book = sql`(
  select r.id, r.created_at as asked_at, r.answered_at as told_at, r.quantity, r.notes, coalesce(v.sku, p.sku) as sku,
         r.product_id, r.variant_id, p.name, ${choice} as choice, coalesce(v.stock_quantity, p.stock_quantity) as in_stock,
         json_build_object('id', c.id, 'name', c.name, 'phone', coalesce(c.mobile, c.caller_number, '')) as customer,
         lower(concat_ws(' ', p.name, v.color, v.size, v.sku, p.sku, c.name, c.mobile, c.caller_number, c.email)) as words,
         found.order_number,
         case when found.status = 'pending' and found.payment_method = 'razorpay' then 'reserved'
              when found.status is not null then 'bought'
              when r.answered_at is not null then 'told' else 'waiting' end as state
    from stock_requests r
    join products p on p.id = r.product_id
    join customers c on c.id = r.customer_id
    left join variants v on v.id = r.variant_id
    left join lateral (select o.order_number, o.status, o.payment_method from orders o
                        where (o.id = r.order_id or o.customer_id = r.customer_id) and ${answersRequest}
                        order by o.placed_at limit 1) found on true)`;

async function readRequests({ db }: Reader, { limit, offset, ...wanted }: Page): Promise<StockRequestJson[]> {
  const direction = wanted.sort === 'oldest' ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    select b.id, b.asked_at, b.told_at, b.quantity, b.notes, b.sku, b.product_id, b.variant_id, b.name, b.choice, b.in_stock,
           b.customer, b.order_number, b.state
      from ${book} b where ${narrow(wanted)}
     order by b.asked_at ${direction}, b.id ${direction} limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => ({
    ...row,
    asked_at: row.asked_at.toISOString(),
    told_at: row.told_at?.toISOString() ?? null,
  }));
}

function narrow({ q, state }: Pick<RequestListing, 'q' | 'state'>) {
  return sql.join(
    [
      sql`true`,
      ...(state ? [sql`b.state in (${sql.join(state)})`] : []),
      ...(q ? [sql`b.words like ${`%${escapeLike(q.toLowerCase())}%`}`] : []),
    ],
    sql` and `,
  );
}
