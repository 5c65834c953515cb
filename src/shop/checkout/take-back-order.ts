import { conflict } from '#domain/error.ts';
import { canTakeBack } from '#domain/order-actions.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/identity/require-ability.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { writeOrderMessage } from '#shop/notifications/write-order-message.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { refundOrder } from '#shop/payments/refund-order.ts';
import { returnStock } from '#shop/stock/return-stock.ts';

export type TakeBack = {
  reason: string;
  /** Whether the pieces can be sold again. */
  restock: boolean;
};

/**
 * Takes a delivered order back for all its money: online money goes back the way it came, cash is handed back by the owner, the
 * invoice gets its credit note. Throws forbidden, not_found, conflict `order.not_returnable` with the reason.
 */
export async function takeBackOrder(ctx: Ctx, orderId: string, { reason, restock }: TakeBack): Promise<void> {
  requireAbility(ctx, 'refund');
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { orderId });
    const allowance = canTakeBack(order);
    if (!allowance.allowed) throw conflict('order.not_returnable', allowance.reason);
    if (restock) await returnStock(tx, orderId, 'returned');
    await refundOrder(tx, order, 'returned');
    await tx.db
      .updateTable('orders')
      .set({ returned_at: tx.clock.now() })
      .where('id', '=', orderId)
      .execute();
    await writeOrderEvent(tx, { orderId, kind: 'order_taken_back', reason });
    await writeOrderMessage(tx, orderId, 'order_refunded');
    await issueCreditNote(tx, orderId, reason);
  });
}
