import { conflict } from '#domain/error.ts';
import type { ReturnToOrigin } from '#contract/order/admin-order.ts';
import { canReturnToOrigin } from '#domain/order/allowed-actions.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { type CreditPlan, planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { oweCash } from '#shop/payments/cash/owe-cash.ts';
import type { Refunded } from '#shop/payments/refund-exchange.ts';
import { refundOrder } from '#shop/payments/refund-order.ts';
import { releasePromotion } from '#shop/promotions/redeem-promotion.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { restockParcel } from './restock-parcel.ts';
import { toMoneyBack } from '#shop/workflows/refund/to-money-back.ts';

/**
 * Records that a parcel came back to the shop undelivered: credits its whole invoice, puts its pieces back in stock or writes them off, and
 * sends the buyer a message. Books no cash, and refunds an online payment in full. Throws as `changeOrder`, conflict `order.not_returnable`
 * with the reason, and as `restockParcel`.
 */
export async function returnToOrigin(
  ctx: Ctx,
  ref: OrderRef,
  { reason, restock, delivered_by_mistake: isDeliveryMistaken }: ReturnToOrigin,
): Promise<void> {
  const owners = await listOwnerAddresses(ctx);
  await changeOrder(
    ctx,
    ref,
    { ability: 'ship_orders', action: 'order.returned_to_origin' },
    async (tx, order) => {
      const { id: orderId, status: from } = order;
      const allowance = canReturnToOrigin(order, { isDeliveryMistaken });
      if (!allowance.allowed) throw conflict('order.not_returnable', allowance.reason, { status: from });
      refuseExchanged(order);
      const plan = await planCreditNote(tx, orderId, { kind: 'everything' });
      const { amountPaise: sentPaise, cashPaise } = await sendBack(tx, order, plan);
      await moveOrder(tx, {
        orderId,
        from,
        to: 'returned_to_origin',
        kind: 'order_returned_to_origin',
        reason,
      });
      const sellable = await restockParcel(tx, { orderId, creditNoteId: plan?.noteId }, restock);
      await releasePromotion(tx, orderId);
      const back =
        plan && sentPaise > 0 ? { backId: plan.noteId, refundPaise: sentPaise, cashPaise } : undefined;
      await writeOrderMessage(tx, orderId, 'order_returned_to_origin', back);
      await oweCash(tx, orderId, { cashPaise, owners });
      if (plan) await issueCreditNote(tx, plan, { reason, restock: sellable });
    },
  );
}

/**
 * Owes the buyer the amount that they paid online or by an exchange, which needs the ability to refund. Returns the amount that they get
 * back.
 */
async function sendBack(tx: Tx, order: LockedOrder, plan: CreditPlan | undefined): Promise<Refunded> {
  if (!plan || (order.payment.status !== 'completed' && order.exchangePaise === 0))
    return { amountPaise: 0, cashPaise: 0 };
  requireAbility(tx, 'refund');
  return refundOrder(tx, order, toMoneyBack(plan, 'returned'));
}

/** Throws conflict `order.not_returnable` where pieces of the order were exchanged: its parcel has arrived. */
function refuseExchanged({ exchangedPaise, status }: LockedOrder): void {
  if (exchangedPaise === 0) return;
  const sentence = 'Pieces of this order were exchanged, so its parcel has arrived';
  throw conflict('order.not_returnable', sentence, { status });
}
