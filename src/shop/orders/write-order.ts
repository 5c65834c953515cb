import { sql } from 'kysely';
import type { OrderStatus } from '#domain/order/order.ts';
import type { Tx } from '#shop/context.ts';
import { toEventRow } from './move-order.ts';
import type { OrderRows } from './order-rows.ts';

/**
 * Writes an order with its lines, charges and first order event in one statement. The database checks that the parts add up to the total
 * when the transaction commits. The rows are sent as JSON, so that the statement's text is the same for every order and is never assembled.
 */
export async function writeOrder(tx: Tx, { order, lines, charges }: OrderRows): Promise<void> {
  const event = toEventRow(tx, {
    orderId: order.id,
    kind: 'order_placed',
    to: order.status as OrderStatus,
  });
  await sql`
    with lines as (
      insert into order_lines select * from json_populate_recordset(null::order_lines, ${JSON.stringify(lines)}::json)),
         charges as (
      insert into order_charges select * from json_populate_recordset(null::order_charges, ${JSON.stringify(charges)}::json)),
         event as (
      insert into order_events (id, order_id, kind, from_status, to_status, actor_kind, actor_id, reason, at)
      select id, order_id, kind, from_status, to_status, actor_kind, actor_id, reason, at
        from json_populate_record(null::order_events, ${JSON.stringify(event)}::json))
    insert into orders select * from json_populate_record(null::orders, ${JSON.stringify(order)}::json)`.execute(
    tx.db,
  );
}
