import { conflict } from '#domain/error.ts';
import { canReturn } from '#domain/order/allowed-actions.ts';
import type { Ctx } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { listPieces, planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { noteReturn } from '#shop/orders/returns/note-return.ts';
import { findReturnToSettle, settleReturn } from '#shop/orders/returns/settle-return.ts';
import { refundOrder } from '#shop/payments/refund-order.ts';
import { returnStock } from '#shop/stock/return-stock.ts';
import { toMoneyBack } from '#shop/workflows/refund/to-money-back.ts';

export type Return = {
  reason: string;
  /** Whether the pieces can be sold again. */
  restock: boolean;
};

/**
 * Books the return of a delivered order and refunds all its money that is left: an online payment is refunded to its source, the owner
 * hands cash back, and the invoice gets its credit note. Throws as `changeOrder`, conflict `order.not_returnable` with the reason.
 */
export async function returnOrder(ctx: Ctx, ref: OrderRef, { reason, restock }: Return): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'refund', action: 'order.returned' }, async (tx, order) => {
    const { id: orderId } = order;
    const allowance = canReturn(order);
    if (!allowance.allowed) throw conflict('order.not_returnable', allowance.reason);
    const plan = await planCreditNote(tx, orderId, { kind: 'everything' });
    if (!plan) throw conflict('order.not_returnable', 'All of this order has already been returned');
    const pieces = listPieces(plan);
    const record = await findReturnToSettle(tx, orderId, pieces, restock);
    const part = { creditNoteId: plan.noteId, pieces: record.restock };
    await returnStock(tx, orderId, { cause: 'returned', part });
    const { amountPaise, cashPaise } = await refundOrder(tx, order, toMoneyBack(plan, 'returned'));
    await noteReturn(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: 'order_returned', reason });
    const back = { backId: plan.noteId, refundPaise: amountPaise, cashPaise };
    if (amountPaise > 0) await writeOrderMessage(tx, orderId, 'order_refunded', back);
    await settleReturn(tx, { ...record, orderId, pieces, reason, by: 'refund', creditNoteId: plan.noteId });
    await issueCreditNote(tx, plan, { reason, restock: record.restock });
  });
}
