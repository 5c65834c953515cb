import { conflict } from '#domain/error.ts';
import { canCollect } from '#domain/order/allowed-actions.ts';
import type { Ctx } from '#shop/context.ts';
import { markInvoicePaid } from '#shop/invoices/mark-paid.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/** Books the cash of a delivered order: marks the order and its invoice as paid; `reason` is kept on its event. Throws forbidden, not_found, conflict `order.no_cash`. */
export async function collectCash(ctx: Ctx, ref: OrderRef, reason = ''): Promise<void> {
  await changeOrder(
    ctx,
    ref,
    { ability: 'collect_cash', action: 'order.cash_collected' },
    async (tx, order) => {
      const { id: orderId } = order;
      const allowance = canCollect(order);
      if (!allowance.allowed) throw conflict('order.no_cash', allowance.reason);
      const now = tx.clock.now();
      await tx.db
        .updateTable('orders')
        .set({ payment_status: 'completed', paid_at: now, updated_at: now })
        .where('id', '=', orderId)
        .execute();
      await writeOrderEvent(tx, { orderId, kind: 'cash_collected', reason });
      await markInvoicePaid(tx, orderId);
    },
  );
}
