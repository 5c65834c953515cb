import { notFound } from '#domain/error.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import type { Order } from '#domain/order/order.ts';
import type { Reader } from '#shop/context.ts';
import { onOneSession } from '#platform/postgres/transaction.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { joinLines, selectLines, selectOrders } from './read-orders.ts';

/** Returns one of the customer's own orders. Throws unauthenticated, and the same not_found for a missing order and another customer's. */
export async function getOrder(reader: Reader, orderId: string): Promise<Order> {
  const customerId = requireCustomer(reader);
  const [rows, lines] = await onOneSession(reader.db, (db) =>
    Promise.all([
      selectOrders({ ...reader, db })
        .modifyFront(namedStatement)
        .where('o.id', '=', orderId)
        .where('o.customer_id', '=', customerId)
        .execute(),
      selectLines({ ...reader, db }, [orderId])
        .modifyFront(namedStatement)
        .execute(),
    ]),
  );
  const [order] = joinLines(reader, rows, lines);
  if (!order) throw notFound('Order');
  return order;
}
