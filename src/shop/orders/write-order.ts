import type { OrderStatus } from '#domain/order.ts';
import type { Tx } from '#shop/context.ts';
import { toEventRow } from './move-order.ts';
import type { OrderRows } from './order-rows.ts';

/**
 * Writes an order with its lines, charges and first event in one statement. The database checks that the parts add up to the total when
 * the transaction commits.
 */
export async function writeOrder(tx: Tx, { order, lines, charges }: OrderRows): Promise<void> {
  const event = toEventRow(tx, {
    orderId: order.id,
    kind: 'order_placed',
    to: order.status as OrderStatus,
  });
  const placed = tx.db
    .with('placed', (db) => db.insertInto('orders').values(order).returning('id'))
    .with('lines', (db) => db.insertInto('order_lines').values(lines))
    .with('event', (db) => db.insertInto('order_events').values(event));
  const whole =
    charges.length > 0
      ? placed.with('charges', (db) => db.insertInto('order_charges').values(charges))
      : placed;
  await whole.selectFrom('placed').select('id').execute();
}
