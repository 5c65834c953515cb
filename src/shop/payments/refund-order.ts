import type { Paise } from '#domain/money/money.ts';
import type { RefundReason } from '#domain/payment/payment-fact.ts';
import type { Tx } from '#shop/context.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { sumGatewayRefunds } from './sum-gateway-refunds.ts';
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
 * Owes money of a paid order back, the way it came, less what went back outside the shop already; cash is handed back by the owner. An
 * order that is not paid has nothing to give back. Answers what the buyer has to be told of.
 */
export async function refundOrder(tx: Tx, order: LockedOrder, back: MoneyBack): Promise<Paise> {
  if (order.payment.status !== 'completed') return 0;
  const payment = order.paidBy ? await readPayment(tx, order.paidBy) : undefined;
  const amountPaise = payment ? await sumGatewayRefunds(tx, payment, back.amountPaise) : back.amountPaise;
  if (payment && amountPaise > 0) await oweRefund(tx, payment, { ...back, amountPaise });
  if (back.isLast) {
    await tx.db
      .updateTable('orders')
      .set({ payment_status: 'refunded', updated_at: tx.clock.now() })
      .where('id', '=', order.id)
      .execute();
  }
  return amountPaise;
}

function readPayment(tx: Tx, paymentId: string) {
  return tx.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow();
}
