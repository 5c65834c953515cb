import type { Paise } from '#domain/money.ts';
import type { RefundReason } from '#domain/payment-fact.ts';
import type { Tx } from '#shop/context.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { oweRefund } from './owe-refund.ts';

export type MoneyBack = {
  amountPaise: Paise;
  reason: RefundReason;
  /** The note that says so. */
  creditNoteId: string;
  /** Nothing of what was paid is left with the shop. */
  isLast: boolean;
};

/**
 * Owes money of a paid order back, the way it came; cash is handed back by the owner. An order that is not paid has nothing to give
 * back.
 */
export async function refundOrder(tx: Tx, order: LockedOrder, back: MoneyBack): Promise<void> {
  if (order.payment.status !== 'completed') return;
  if (order.paidBy) await oweRefund(tx, await readPayment(tx, order.paidBy), back);
  if (!back.isLast) return;
  await tx.db
    .updateTable('orders')
    .set({ payment_status: 'refunded', updated_at: tx.clock.now() })
    .where('id', '=', order.id)
    .execute();
}

function readPayment(tx: Tx, paymentId: string) {
  return tx.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}
