import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the orders that were sent for exchanged pieces of an order, oldest first. */
export function listExchanges({ db }: Reader, orderId: string): Promise<AdminOrderJson['exchanges']> {
  return db
    .selectFrom('orders')
    .select(['id', 'order_number'])
    .where('exchange_of', '=', orderId)
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
}
