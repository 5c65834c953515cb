import { conflict } from '#domain/error.ts';
import { canCollect } from '#domain/order/allowed-actions.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { markInvoicePaid } from '#shop/invoices/mark-paid.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

type Collected = {
  /** Kept on the event of the order. */
  reason?: string;
  /** Writes the other records of the booking in the same transaction. */
  also?: (tx: Tx) => Promise<void>;
};

/** Books the cash of a delivered order: marks the order and its invoice as paid. Throws as `changeOrder`, conflict `order.no_cash`. */
export async function collectCash(
  ctx: Ctx,
  ref: OrderRef,
  { reason = '', also }: Collected = {},
): Promise<void> {
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
      await also?.(tx);
    },
  );
}
