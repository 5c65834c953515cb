import type { RefundPart } from '#contract/order/admin-order.ts';
import { hasArrived } from '#domain/order/order-outcome.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { type CreditPlan, listPieces } from '#shop/invoices/plan-credit-note.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { noteReturn } from '#shop/orders/returns/note-return.ts';
import { type CreditedPieces, findReturnToSettle, settleReturn } from '#shop/orders/returns/settle-return.ts';
import { refundOrder } from '#shop/payments/refund-order.ts';
import { returnStock } from '#shop/stock/return-stock.ts';
import { planRefund } from './plan-refund.ts';
import { rememberRefund, wasCarriedOut } from './refund-requests.ts';
import { toMoneyBack } from './to-money-back.ts';

/**
 * Refunds a part of a paid order: returned (or never shipped) pieces, or a price reduction. The credit note, the refund by the original
 * payment method, the stock and the message are one commit; the same key is the same refund. Throws as `changeOrder`, invalid
 * `refund.other_request` or `credit.unknown_line`, conflict `order.not_refundable`, `order.keeps_nothing` or `credit.too_much`.
 */
export async function refundPart(ctx: Ctx, ref: OrderRef, request: RefundPart, key: string): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'refund', action: 'order.refunded' }, async (tx, order) => {
    const { id: orderId } = order;
    if (await wasCarriedOut(tx, { orderId, key, request })) return;
    const plan = await planRefund(tx, order, request);
    const pieces = listPieces(plan);
    const record = await findReturnToSettle(tx, orderId, pieces, request.restock);
    await giveBack(tx, order, { plan, request, restock: record.restock });
    const { reason } = request;
    if (hasArrived(order.status))
      await settleReturn(tx, { ...record, orderId, pieces, reason, by: 'refund', creditNoteId: plan.noteId });
    await rememberRefund(tx, { orderId, key, request, creditNoteId: plan.noteId });
    await issueCreditNote(tx, plan, { reason, restock: record.restock });
  });
}

async function giveBack(
  tx: Tx,
  order: LockedOrder,
  { plan, request, restock }: { plan: CreditPlan; request: RefundPart; restock: CreditedPieces },
): Promise<void> {
  const { noteId, credit } = plan;
  const { id: orderId } = order;
  await returnStock(tx, orderId, { cause: 'returned', part: { creditNoteId: noteId, pieces: restock } });
  const { amountPaise, cashPaise } = await refundOrder(tx, order, toMoneyBack(plan, 'returned'));
  const cameBack = credit.leavesNoPieces && credit.leavesNoMoney;
  if (cameBack) await noteReturn(tx, orderId);
  const kind = cameBack ? 'order_returned' : 'order_refunded';
  await writeOrderEvent(tx, { orderId, kind, reason: request.reason });
  const back = { backId: plan.noteId, refundPaise: amountPaise, cashPaise };
  if (amountPaise > 0) await writeOrderMessage(tx, orderId, 'order_refunded', back);
}
