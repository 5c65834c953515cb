import { conflict } from '#domain/error.ts';
import { type ShipOrder, findCourier, toTrackingUrl } from '#domain/shipment/shipment.ts';
import type { Ctx } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { requireNotRefunded } from '#shop/orders/require-not-refunded.ts';

/**
 * Marks an order as handed over to a courier and sends the buyer its tracking link. An order that was never marked as packed counts as
 * packed now. Throws forbidden, not_found, conflict `order.moved` when it is not in processing, `order.refunded_outside`.
 */
export async function shipOrder(ctx: Ctx, ref: OrderRef, parcel: ShipOrder): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'ship_orders', action: 'order.shipped' }, async (tx, order) => {
    const { id: orderId, packedAt, status } = order;
    if (status !== 'processing') {
      throw conflict('order.moved', 'Only an order in processing can be shipped', { status });
    }
    await requireNotRefunded(tx, orderId);
    await moveOrder(tx, {
      orderId,
      from: 'processing',
      to: 'shipped',
      kind: 'order_shipped',
      reason: `${parcel.courier} ${parcel.tracking_number}`,
    });
    const now = tx.clock.now();
    await tx.db
      .updateTable('orders')
      .set({
        courier: parcel.courier,
        tracking_number: parcel.tracking_number,
        tracking_url: toTrackingUrl(findCourier(parcel.courier), parcel.tracking_number) ?? null,
        packed_at: packedAt ?? now,
        shipped_at: now,
      })
      .where('id', '=', orderId)
      .execute();
    await writeOrderMessage(tx, orderId, 'order_shipped');
  });
}
