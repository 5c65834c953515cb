import { conflict } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Records that an order of the same transaction answers a stock request: its pieces are reserved until it is paid or cancelled. Throws
 * conflict `stock_request.other` if the order does not have the requested product, or the request no longer exists.
 */
export async function reserveRequest(tx: Tx, requestId: string, orderId: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('stock_requests')
    .set((eb) => ({ order_id: orderId, answered_at: eb.fn.coalesce('answered_at', eb.val(tx.clock.now())) }))
    .where('id', '=', requestId)
    .where('product_id', 'in', (eb) =>
      eb.selectFrom('order_lines').select('product_id').where('order_id', '=', orderId),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw conflict(
      'stock_request.other',
      'The order does not have what the customer asked for. Add the product, or take the order without the request.',
    );
}
