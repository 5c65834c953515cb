import { sql } from 'kysely';
import type { Reader } from '#shop/context.ts';

/**
 * The newest report of missing pieces of the order `o`. A refund since then ends the report, because pieces whose money was refunded are no
 * longer packed.
 */
const newestReport = sql`(
  select e.reason from order_events e where e.order_id = o.id and e.kind = 'pieces_missing'
     and not exists (select from order_events c
                      where c.order_id = o.id and c.kind in ('refund_requested', 'order_refunded') and c.sequence > e.sequence)
   order by e.sequence desc limit 1)`;

/** Orders `o` that wait to be packed and of which pieces were not found. */
export const hasMissingPieces = sql<boolean>`(
  o.status = 'processing' and o.packed_at is null and ${newestReport} is not null)`;

/** Returns in words the missing pieces of some orders that wait to be packed; complete orders have no entry. */
export async function listMissingPieces(
  { db }: Reader,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders as o')
    .select(['o.id', sql<string>`${newestReport}`.as('pieces')])
    .where('o.id', 'in', orderIds)
    .where(hasMissingPieces)
    .execute();
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}
