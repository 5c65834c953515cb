import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the orders that were made for exchanged pieces of an order, oldest first; a cancelled one was never sent. */
export async function listExchanges({ db }: Reader, orderId: string): Promise<AdminOrderJson['exchanges']> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'order_number', 'status'])
    .where('exchange_of', '=', orderId)
    .orderBy('placed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as OrderStatus }));
}
