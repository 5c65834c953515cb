import { sql } from 'kysely';
import { conflict } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import { isRequested } from './request-rows.ts';

/**
 * Records that an order of the same transaction answers a stock request: its pieces are reserved until it is paid or cancelled. Throws
 * conflict `stock_request.other` if the order does not have the requested product or variant, or the request no longer exists.
 */
export async function reserveRequest(tx: Tx, requestId: string, orderId: string): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('stock_requests as r')
    .set((eb) => ({ order_id: orderId, answered_at: eb.fn.coalesce('answered_at', eb.val(tx.clock.now())) }))
    .where('r.id', '=', requestId)
    .where(sql<boolean>`exists (select from order_lines l where l.order_id = ${orderId} and ${isRequested})`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw conflict(
      'stock_request.other',
      'The order does not have what the customer asked for. Add it, or take the order without the request.',
    );
}
