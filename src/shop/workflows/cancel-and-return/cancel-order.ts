import { conflict } from '#domain/error.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import type { CancelReason } from '#domain/order/order.ts';
import { type Allowance, canCancelByStaff, canCancel } from '#domain/order/allowed-actions.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { issueCreditNote } from '#shop/invoices/issue-credit-note.ts';
import { type CreditPlan, planCreditNote } from '#shop/invoices/plan-credit-note.ts';
import { type RefundNews, writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { type LockedOrder, lockOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { oweCash } from '#shop/payments/cash/owe-cash.ts';
import { type Refunded, returnCredit } from '#shop/payments/refund-exchange.ts';
import { refundOrder } from '#shop/payments/refund-order.ts';
import { releasePromotion } from '#shop/promotions/redeem-promotion.ts';
import { returnStock } from '#shop/stock/return-stock.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { toMoneyBack } from '#shop/workflows/refund/to-money-back.ts';

/**
 * Cancels the customer's own order while it is pending or processing and within 24 hours. Returns its stock, releases its promotion, owes
 * prepaid money back and issues the credit note of its invoice. Throws unauthenticated, not_found, conflict `order.not_cancellable` with
 * the reason.
 */
export async function cancelOrder(ctx: Ctx, orderId: string, reason: string): Promise<void> {
  const customerId = requireCustomer(ctx);
  const owners = await listOwnerAddresses(ctx);
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { orderId, customerId });
    refuse(canCancel(order, tx.clock.now()), order);
    await cancel(tx, order, { by: 'customer', reason: reason || 'Cancelled by the customer', owners });
  });
}

/**
 * Cancels an order on behalf of the shop, as long as the parcel has not left. `soldOut` means that the products cannot be supplied, so a
 * late payment does not revive the order. Throws as `changeOrder`, conflict `order.not_cancellable`.
 */
export async function cancelByStaff(
  ctx: Ctx,
  ref: OrderRef,
  { reason, soldOut }: { reason: string; soldOut: boolean },
): Promise<void> {
  const owners = await listOwnerAddresses(ctx);
  await changeOrder(ctx, ref, { ability: 'cancel_orders', action: 'order.cancelled' }, async (tx, order) => {
    refuse(canCancelByStaff(order), order);
    await cancel(tx, order, { by: soldOut ? 'no_stock' : 'staff', reason, owners });
  });
}

function refuse(allowance: Allowance, { status }: LockedOrder): void {
  if (!allowance.allowed) throw conflict('order.not_cancellable', allowance.reason, { status });
}

async function cancel(
  tx: Tx,
  order: LockedOrder,
  { by, reason, owners }: { by: CancelReason; reason: string; owners: string[] },
): Promise<void> {
  const { id: orderId, status: from } = order;
  await moveOrder(tx, {
    orderId,
    from,
    to: 'cancelled',
    kind: 'order_cancelled',
    reason,
    cancelledReason: by,
  });
  const plan = await planCreditNote(tx, orderId, { kind: 'everything' });
  await returnStock(tx, orderId, { cause: 'returned' });
  await releasePromotion(tx, orderId);
  const back = plan
    ? await refundOrder(tx, order, toMoneyBack(plan, 'cancelled'))
    : await returnCredit(tx, order);
  await writeOrderMessage(tx, orderId, 'order_cancelled', toTold(order, plan, back));
  await oweCash(tx, orderId, { cashPaise: back.cashPaise, owners });
  if (plan) await issueCreditNote(tx, plan, { reason, restock: true });
}

/** Returns the refund to report to the buyer: the whole amount of a paid order, or the amount that an exchange had paid. */
function toTold(
  { id, payment }: LockedOrder,
  plan: CreditPlan | undefined,
  { amountPaise, cashPaise }: Refunded,
): RefundNews | undefined {
  if (!plan) return amountPaise > 0 ? { backId: id, refundPaise: amountPaise, cashPaise } : undefined;
  const backId = plan.noteId;
  if (payment.status === 'completed') return { backId, refundPaise: plan.credit.totalPaise, cashPaise };
  return amountPaise > 0 ? { backId, refundPaise: amountPaise, cashPaise } : undefined;
}
