import type { UnansweredCallsJson } from '#contract/order/admin-order-list.ts';
import type { Reader } from '#shop/context.ts';

/** Returns how often and when the customers of some orders were called and not reached; orders without such a call have no entry. */
export async function listUnansweredCalls(
  { db }: Reader,
  orderIds: readonly string[],
): Promise<Map<string, NonNullable<UnansweredCallsJson>>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .select((eb) => ['order_id', eb.fn.countAll<number>().as('count'), eb.fn.max('at').as('last_at')])
    .where('order_id', 'in', orderIds)
    .where('kind', '=', 'customer_not_reached')
    .groupBy('order_id')
    .execute();
  return new Map(
    rows.map(({ order_id, count, last_at }) => [
      order_id,
      { count: Number(count), last_at: last_at.toISOString() },
    ]),
  );
}
