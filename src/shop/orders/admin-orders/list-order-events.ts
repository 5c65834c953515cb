import { sql } from 'kysely';
import type { OrderEventJson } from '#contract/order/admin-order.ts';
import type { ActorKind, OrderEventKind } from '#domain/order/order-event.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the events of an order with the names of who caused them, oldest first. */
export async function listOrderEvents({ db }: Reader, orderId: string): Promise<OrderEventJson[]> {
  const rows = await db
    .selectFrom('order_events as e')
    .leftJoin('staff as s', 's.id', 'e.actor_id')
    .leftJoin('customers as c', 'c.id', 'e.actor_id')
    .select(['e.kind', 'e.from_status', 'e.to_status', 'e.actor_kind', 'e.reason', 'e.at'])
    .select(sql<string>`coalesce(s.name, c.name, '')`.as('actor_name'))
    .where('e.order_id', '=', orderId)
    .orderBy('e.at')
    .orderBy('e.sequence')
    .execute();
  return rows.map((row) => ({
    kind: row.kind as OrderEventKind,
    from: row.from_status as OrderStatus | null,
    to: row.to_status as OrderStatus | null,
    actor: row.actor_kind as ActorKind,
    actor_name: row.actor_name,
    reason: row.reason,
    at: row.at.toISOString(),
  }));
}
