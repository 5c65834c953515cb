import type { Paise } from '#domain/money/money.ts';
import type { RefundReason } from '#domain/payment/payment-fact.ts';
import type { Tx } from '#shop/context.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { refundExchange } from './refund-exchange.ts';
import { sumGatewayRefunds } from './gateway-refunds/sum-gateway-refunds.ts';
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
 * nothing of an order that is not paid, except what an exchange paid of it. Returns the amount that the buyer has to be told of, in paise.
 */
export async function refundOrder(tx: Tx, order: LockedOrder, back: MoneyBack): Promise<Paise> {
  const isPaid = order.payment.status === 'completed';
  if (order.exchangePaise > 0) {
    const amountPaise = isPaid ? back.amountPaise : Math.min(back.amountPaise, order.exchangePaise);
    const { reason, creditNoteId } = back;
    await refundExchange(tx, order, { reason, creditNoteId, amountPaise });
    if (isPaid && back.isLast) await markRefunded(tx, order);
    return amountPaise;
  }
  if (!isPaid) return 0;
  const payment = order.paidBy ? await readPayment(tx, order.paidBy) : undefined;
  const amountPaise = payment ? await sumGatewayRefunds(tx, payment, back.amountPaise) : back.amountPaise;
  if (payment && amountPaise > 0) await oweRefund(tx, payment, { ...back, amountPaise });
  if (back.isLast) await markRefunded(tx, order);
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

function readPayment(tx: Tx, paymentId: string) {
  return tx.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}
