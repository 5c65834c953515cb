import type { RefundReason } from '#domain/payment-fact.ts';
import { type Tx, makeId } from '#shop/context.ts';
import type { StoredPayment } from './record-payment.ts';

/**
 * Owes a captured payment back, once for a payment and reason, and has a job send it. The database refuses refunds beyond what was
 * captured.
 */
export async function oweRefund(tx: Tx, payment: StoredPayment, reason: RefundReason): Promise<void> {
  const now = tx.clock.now();
  const owed = await tx.db
    .insertInto('refunds')
    .values({
      id: makeId(tx, 'rfd'),
      payment_id: payment.id,
      order_id: payment.order_id,
      amount_paise: payment.amount_paise,
      reason,
      dedupe_key: `${payment.id}:full`,
      status: 'due',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (owed) await tx.enqueue('send-refund', { refundId: owed.id });
}

/** Whether a payment is on its way back, or back already: nothing may be bought with it any more. */
export async function isOwedBack(tx: Tx, payment: StoredPayment): Promise<boolean> {
  const refund = await tx.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment.id)
    .executeTakeFirst();
  return refund !== undefined;
}
