import { conflict } from '#domain/error.ts';
import { startOfReturnWindow } from '#domain/order/return-window.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';

/** Completes a delivered order that is paid. Throws as `changeOrder`, conflict `order.moved` or `order.unpaid`. */
export async function completeOrder(ctx: Ctx, ref: OrderRef): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'collect_cash', action: 'order.completed' }, async (tx, order) => {
    const { id: orderId, payment } = order;
    if (payment.status === 'pending' || payment.status === 'failed') {
      throw conflict('order.unpaid', 'The cash for this order has not been collected yet');
    }
    await close(tx, orderId);
  });
}

/**
 * Completes the delivered and paid orders whose return window has passed, the oldest first, in transactions of at most `mostAtOnce` orders.
 * A job runs it every night.
 */
export async function completeOldOrders(ctx: Ctx, mostAtOnce = 200): Promise<void> {
  const { returnDays } = (await readSettings(ctx)).general;
  const until = startOfReturnWindow(returnDays, ctx.clock.now());
  while ((await completeSome(ctx, until, mostAtOnce)) === mostAtOnce);
}

/** Completes the oldest orders that no other transaction has locked, and returns how many. */
function completeSome(ctx: Ctx, until: Date, mostAtOnce: number): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const due = await tx.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'delivered')
      .where('delivered_at', '<', until)
      .where('payment_status', 'in', ['completed', 'refunded'])
      .orderBy('delivered_at')
      .limit(mostAtOnce)
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    for (const { id } of due) await close(tx, id);
    return due.length;
  });
}

async function close(tx: Tx, orderId: string): Promise<void> {
  await moveOrder(tx, { orderId, from: 'delivered', to: 'completed', kind: 'order_completed' });
  await tx.db.updateTable('orders').set({ completed_at: tx.clock.now() }).where('id', '=', orderId).execute();
}
