import { sql } from 'kysely';
import { notFound } from '#domain/error.ts';
import type { ActorKind, OrderEventKind } from '#domain/order/order-event.ts';
import type {
  ListedOrderJson,
  AdminOrderListing,
  AdminOrderJson,
  OrderEventJson,
} from '#contract/admin-order.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { toOrderJson } from '#contract/order.ts';
import { toOffset } from '#domain/paging.ts';
import { escapeLike } from '#shop/catalogue/search/escape-like.ts';
import type { Reader } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { listLooks, needsLook } from './needs-attention.ts';
import { selectOrders, withLines } from './read-orders.ts';

/** Returns one page of all customers' orders, newest first. Throws unauthenticated, forbidden. */
export async function listAdminOrders(
  reader: Reader,
  wanted: AdminOrderListing,
): Promise<{ orders: ListedOrderJson[]; total: number }> {
  requireAbility(reader, 'see_orders');
  const found = narrow(reader, wanted);
  const [rows, { total }] = await Promise.all([
    found
      .orderBy('o.placed_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(wanted.limit)
      .offset(toOffset(wanted))
      .execute(),
    found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const ids = rows.map(({ id }) => id);
  const [orders, looks] = await Promise.all([withLines(reader, rows), listLooks(reader, ids)]);
  return {
    orders: orders.map((order) => ({ ...toOrderJson(order), needs_look: looks.get(order.id) ?? [] })),
    total: Number(total),
  };
}

function narrow(reader: Reader, { status, q, look }: AdminOrderListing) {
  const typed = q ? escapeLike(q) : undefined;
  return selectOrders(reader)
    .$if(status !== undefined, (query) => query.where('o.status', '=', status!))
    .$if(look === true, (query) => query.where(needsLook))
    .$if(typed !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('o.order_number', 'ilike', `${typed}%`),
          eb('o.customer_name', 'ilike', `%${typed}%`),
          eb('o.customer_email', 'ilike', `${typed}%`),
          eb('o.customer_phone', 'like', `%${typed}%`),
        ]),
      ),
    );
}

/** Returns one order with its events. `idOrNumber` is its id or its number. Throws unauthenticated, forbidden, not_found. */
export async function getAdminOrder(reader: Reader, idOrNumber: string): Promise<AdminOrderJson> {
  requireAbility(reader, 'see_orders');
  const row = await selectOrders(reader)
    .where((eb) => eb.or([eb('o.id', '=', idOrNumber), eb('o.order_number', '=', idOrNumber.toUpperCase())]))
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  const [[order], events, looks] = await Promise.all([
    withLines(reader, [row]),
    listEvents(reader, row.id),
    listLooks(reader, [row.id]),
  ]);
  return {
    ...toOrderJson(order!),
    customer_id: row.customer_id,
    packed_at: row.packed_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    needs_look: looks.get(row.id) ?? [],
    events,
  };
}

async function listEvents(reader: Reader, orderId: string): Promise<OrderEventJson[]> {
  const rows = await reader.db
    .selectFrom('order_events as e')
    .leftJoin('staff as s', 's.id', 'e.actor_id')
    .leftJoin('customers as c', 'c.id', 'e.actor_id')
    .select(['e.kind', 'e.from_status', 'e.to_status', 'e.actor_kind', 'e.reason', 'e.at'])
    .select(sql<string>`coalesce(s.name, c.name, '')`.as('actor_name'))
    .where('e.order_id', '=', orderId)
    .orderBy('e.at')
    .orderBy('e.id')
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
