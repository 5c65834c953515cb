import { type RawBuilder, sql } from 'kysely';
import type { AttentionFilter } from '#contract/order/admin-order-list.ts';
import type { Reader } from '#shop/context.ts';

/** Whether the refund `r` did not arrive and is still owed. */
export const hasFailed = sql<boolean>`r.status = 'failed' and r.uncredited_paise < r.amount_paise`;
const isUnexplained = sql<boolean>`r.reason = 'gateway_initiated' and r.uncredited_paise > 0 and r.explained_at is null
  and r.status in ('pending', 'processed')`;

/** Whether the order `o` has a refund that needs the staff's attention. */
export const needsLook = sql<boolean>`exists (
  select 1 from refunds r where r.order_id = o.id and ((${hasFailed}) or (${isUnexplained})))`;

/** Returns the reasons why some orders need the staff's attention; orders without one have no entry. */
export async function listAttention(
  { db }: Reader,
  orderIds: string[],
): Promise<Map<string, AttentionFilter[]>> {
  if (orderIds.length === 0) return new Map();
  const kinds: [AttentionFilter, RawBuilder<boolean>][] = [
    ['refund_failed', hasFailed],
    ['gateway_refund', isUnexplained],
  ];
  const found = await Promise.all(
    kinds.map(async ([kind, isSo]) => {
      const rows = await db
        .selectFrom('refunds as r')
        .select('r.order_id')
        .distinct()
        .where('r.order_id', 'in', orderIds)
        .where(isSo)
        .execute();
      return rows.map(({ order_id }) => ({ order_id, kind }));
    }),
  );
  const byOrder = Map.groupBy(found.flat(), ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, some]) => [id, some.map(({ kind }) => kind)]));
}
