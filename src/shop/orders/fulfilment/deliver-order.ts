import { dayMs } from '#domain/durations.ts';
import { conflict } from '#domain/error.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';

/** The buyer has this long to unpack and use the products before the shop asks for a review. */
const inviteAfterDays = 3;

/**
 * Marks an order as delivered and sends the buyer a message. Throws as `changeOrder`, conflict `order.moved` when it is not in transit.
 */
export async function deliverOrder(ctx: Ctx, ref: OrderRef): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'ship_orders', action: 'order.delivered' }, async (tx, order) => {
    await markDelivered(tx, order);
  });
}

/** Marks a locked order as delivered, for commands that have already required an ability. Throws as `deliverOrder`. */
export async function markDelivered(tx: Tx, { id: orderId, status }: LockedOrder): Promise<void> {
  if (status !== 'shipped') {
    throw conflict('order.moved', 'Only a dispatched order can be marked as delivered', { status });
  }
  await moveOrder(tx, { orderId, from: 'shipped', to: 'delivered', kind: 'order_delivered' });
  await tx.db.updateTable('orders').set({ delivered_at: tx.clock.now() }).where('id', '=', orderId).execute();
  await writeOrderMessage(tx, orderId, 'order_delivered');
  const startAfter = new Date(tx.clock.now().getTime() + inviteAfterDays * dayMs);
  await tx.enqueue('invite-review', { orderId }, { startAfter });
}
