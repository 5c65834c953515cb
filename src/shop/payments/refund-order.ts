import type { Paise } from '#domain/money/money.ts';
import type { RefundReason } from '#domain/payment/payment-fact.ts';
import type { Tx } from '#shop/context.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { addCashOwed } from './cash/add-cash-owed.ts';
import type { StoredPayment } from './record-payment.ts';
import { type Refunded, refundExchange } from './refund-exchange.ts';
import { deductGatewayRefunds, sumNotes } from './gateway-refunds/deduct-gateway-refunds.ts';
import { oweRefund } from './owe-refund.ts';

export type MoneyBack = {
  amountPaise: Paise;
  reason: RefundReason;
  /** The credit note that is refunded. */
  creditNoteId: string;
  /** Whether nothing of the payment is left with the shop afterwards. */
  isLast: boolean;
};

/**
 * Refunds an amount of a paid order by its payment method, minus refunds made in Razorpay's dashboard; the owner hands cash back. Refunds
 * nothing of an unpaid order, except the part that an exchange paid. Money that was paid by a link for an exchange goes back first. Returns
 * the amounts to report to the buyer.
 */
export async function refundOrder(tx: Tx, order: LockedOrder, back: MoneyBack): Promise<Refunded> {
  const isPaid = order.payment.status === 'completed';
  const amountPaise = isPaid ? back.amountPaise : Math.min(back.amountPaise, order.exchangePaise);
  const payment = order.paidBy ? await lockPayment(tx, order.paidBy) : undefined;
  const ownPaise = payment ? await sumOwn(tx, order, payment, amountPaise) : 0;
  const sentPaise = payment && ownPaise > 0 ? await refundPayment(tx, payment, back, ownPaise) : 0;
  const restPaise = amountPaise - ownPaise;
  const creditPaise = order.exchangePaise > 0 ? await refundCredit(tx, order, back, restPaise) : 0;
  if (isPaid && back.isLast) await markRefunded(tx, order);
  const cashPaise = restPaise - creditPaise;
  await addCashOwed(tx, order.id, cashPaise);
  return { amountPaise: sentPaise + restPaise, cashPaise };
}

/** Refunds the part of the order that an exchange paid, as far as it was paid online, and returns that amount. */
async function refundCredit(
  tx: Tx,
  order: LockedOrder,
  { reason, creditNoteId }: MoneyBack,
  amountPaise: Paise,
): Promise<Paise> {
  return amountPaise > 0 ? refundExchange(tx, order, { reason, creditNoteId, amountPaise }) : 0;
}

/** Returns how much of an amount goes back to the payment of the order itself; the rest was paid in cash or by an exchange. */
async function sumOwn(
  tx: Tx,
  { id, exchangePaise }: LockedOrder,
  payment: StoredPayment,
  amountPaise: Paise,
): Promise<Paise> {
  if (exchangePaise === 0) return amountPaise;
  return Math.max(0, Math.min(amountPaise, payment.amount_paise - (await sumNotes(tx, id))));
}

/** Owes the buyer an amount of the order's payment, minus refunds made in Razorpay's dashboard, and returns the amount owed. */
async function refundPayment(
  tx: Tx,
  payment: StoredPayment,
  { reason, creditNoteId }: MoneyBack,
  ownPaise: Paise,
): Promise<Paise> {
  const amountPaise = await deductGatewayRefunds(tx, payment, {
    amountPaise: ownPaise,
    orderId: payment.order_id,
    cause: creditNoteId,
  });
  if (amountPaise > 0) await oweRefund(tx, payment, { reason, creditNoteId, amountPaise });
  return amountPaise;
}

/** Marks all money of an order as sent back, unless a part of it paid for an exchange. */
async function markRefunded(tx: Tx, { id, exchangedPaise }: LockedOrder): Promise<void> {
  if (exchangedPaise > 0) return;
  await tx.db
    .updateTable('orders')
    .set({ payment_status: 'refunded', updated_at: tx.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Locks and returns a payment, because exchanges of the order may be refunded from it as well. */
function lockPayment(tx: Tx, paymentId: string) {
  const payment = tx.db.selectFrom('payments').selectAll().where('id', '=', paymentId);
  return payment.forNoKeyUpdate().executeTakeFirstOrThrow();
}
