import { notFound, unauthenticated } from '#domain/error.ts';
import type { Reader } from '#shop/context.ts';

/**
 * Returns the id of the Razorpay order of one of the customer's orders; null before its payment was opened. Throws unauthenticated,
 * not_found.
 */
export async function findGatewayOrder(reader: Reader, orderId: string): Promise<string | null> {
  const { actor } = reader;
  if (actor.kind !== 'customer') throw unauthenticated();
  const order = await reader.db
    .selectFrom('orders as o')
    .leftJoin('gateway_orders as g', 'g.order_id', 'o.id')
    .select('g.gateway_order_id')
    .where('o.id', '=', orderId)
    .where('o.customer_id', '=', actor.customerId)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  return order.gateway_order_id;
}
