import { notFound, unauthenticated } from '#domain/error.ts';
import type { Order } from '#domain/order.ts';
import type { Reader } from '#shop/context.ts';
import { selectOrders, withLines } from './read-orders.ts';

/** One order of the customer who asks. Throws unauthenticated, and not_found alike for "not there" and "not yours". */
export async function getOrder(reader: Reader, orderId: string): Promise<Order> {
  const { actor } = reader;
  if (actor.kind !== 'customer') throw unauthenticated();
  const rows = await selectOrders(reader)
    .where('o.id', '=', orderId)
    .where('o.customer_id', '=', actor.customerId)
    .execute();
  const [order] = await withLines(reader, rows);
  if (!order) throw notFound('Order');
  return order;
}
