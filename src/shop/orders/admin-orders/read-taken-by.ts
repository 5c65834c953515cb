import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { Reader } from '#shop/context.ts';

type Taken = Pick<AdminOrderJson, 'taken_by' | 'payment_link'>;

/**
 * Returns the staff member who took an order by telephone, and the link by which it or an exchange is paid; null for each if it has none.
 */
export async function readTakenBy({ db }: Reader, orderId: string): Promise<Taken> {
  const row = await db
    .selectFrom('orders as o')
    .leftJoin('staff as s', 's.id', 'o.taken_by')
    .leftJoin('payment_links as l', 'l.order_id', 'o.id')
    .select(['s.name', 'l.url', 'l.expires_at', 'l.unknown_since'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row?.url || !row.expires_at) return { taken_by: row?.name ?? null, payment_link: null };
  const { name, url, expires_at, unknown_since } = row;
  const link = {
    url,
    expires_at: expires_at.toISOString(),
    unknown_since: unknown_since?.toISOString() ?? null,
  };
  return { taken_by: name, payment_link: link };
}
