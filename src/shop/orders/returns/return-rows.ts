import { sql } from 'kysely';
import type { OrderReturn } from '#domain/order/order-return.ts';

/** Selects one return `r` as the API shows it. */
export const returnJson = sql<OrderReturn>`json_build_object(
  'id', r.id, 'state', r.state, 'wish', r.wish, 'reason', r.reason, 'requested_by', r.requested_by, 'answer', r.answer,
  'pieces', (select coalesce(json_agg(json_build_object('item_id', p.order_line_id, 'product_name', l.name, 'quantity', p.quantity,
                                                        'restockable', p.restockable) order by l.position), '[]')
               from return_lines p join order_lines l on l.id = p.order_line_id where p.return_id = r.id),
  'requested_at', ${moment('requested_at')}, 'answered_at', ${moment('answered_at')}, 'received_at', ${moment('received_at')},
  'settled_at', ${moment('settled_at')}, 'credit_note_id', r.credit_note_id)`;

/** Selects the returns of the order `o`, oldest first. */
export const returnsOf = sql<OrderReturn[]>`(
  select coalesce(json_agg(${returnJson} order by r.requested_at, r.id), '[]') from returns r where r.order_id = o.id)`;

function moment(column: string) {
  return sql`to_char(${sql.ref(`r.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
