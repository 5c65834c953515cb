import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { endClaim, refuseClaimed } from '#shop/orders/packing/claims.ts';
import { requireNotRefunded } from '#shop/orders/require-not-refunded.ts';

/**
 * Marks an order as packed, ready for the courier. A repeated call changes nothing. Throws as `changeOrder`, conflict `order.not_ready`,
 * `order.claimed` if another person is packing it, or `order.gateway_refunded`.
 */
export async function packOrder(ctx: Ctx, ref: OrderRef): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'ship_orders', action: 'order.packed' }, async (tx, order) => {
    const { id: orderId } = order;
    if (order.packedAt && order.status !== 'cancelled') return;
    if (order.status !== 'processing') {
      throw conflict('order.not_ready', 'Only an order in processing can be packed', {
        status: order.status,
      });
    }
    await refuseClaimed(tx, orderId);
    await requireNotRefunded(tx, orderId);
    const now = tx.clock.now();
    await tx.db
      .updateTable('orders')
      .set({ packed_at: now, updated_at: now })
      .where('id', '=', orderId)
      .execute();
    await endClaim(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: 'order_packed' });
  });
}
