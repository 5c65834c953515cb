import { notFound } from '#domain/error.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import type { Reader } from '#shop/context.ts';

/**
 * Returns the id of the Razorpay order of one of the customer's orders; null before its payment was opened. Throws unauthenticated,
 * not_found.
 */
export async function findGatewayOrder(reader: Reader, orderId: string): Promise<string | null> {
  const customerId = requireCustomer(reader);
  const order = await reader.db
    .selectFrom('orders as o')
    .leftJoin('gateway_orders as g', 'g.order_id', 'o.id')
    .select('g.gateway_order_id')
    .where('o.id', '=', orderId)
    .where('o.customer_id', '=', customerId)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  return order.gateway_order_id;
}
