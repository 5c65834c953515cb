import { conflict } from '#domain/error.ts';
import { canCollect } from '#domain/order/order-actions.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { markInvoicePaid } from '#shop/invoices/mark-paid.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/** Books the cash of a delivered order: marks the order and its invoice as paid. Throws forbidden, not_found, conflict `order.no_cash`. */
export async function collectCash(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'collect_cash');
  await inTransaction(ctx, async (tx) => {
    const allowance = canCollect(await lockOrder(tx, { orderId }));
    if (!allowance.allowed) throw conflict('order.no_cash', allowance.reason);
    const now = tx.clock.now();
    await tx.db
      .updateTable('orders')
      .set({ payment_status: 'completed', paid_at: now, updated_at: now })
      .where('id', '=', orderId)
      .execute();
    await writeOrderEvent(tx, { orderId, kind: 'cash_collected' });
    await markInvoicePaid(tx, orderId);
  });
}
