import type { Paise } from '#domain/money/money.ts';
import type { RefundReason } from '#domain/payment/payment-fact.ts';
import { type Tx, makeId } from '#shop/context.ts';
import type { StoredPayment } from './record-payment.ts';

export type OwedRefund = {
  reason: RefundReason;
  /** Unless all of it goes back. */
  amountPaise?: Paise;
  /** The note that says why; each note sends money back once. */
  creditNoteId?: string;
  /** Of the gateway's: the refund made there after which this is what is left to send. */
  after?: string;
};

/**
 * Owes a captured payment back, once for a payment or for a credit note over a part of it, and has a job send it. The database refuses
 * refunds beyond what was captured.
 */
export async function oweRefund(tx: Tx, payment: StoredPayment, owed: OwedRefund): Promise<void> {
  const now = tx.clock.now();
  const written = await tx.db
    .insertInto('refunds')
    .values({
      id: makeId(tx, 'rfd'),
      payment_id: payment.id,
      order_id: payment.order_id,
      amount_paise: owed.amountPaise ?? payment.amount_paise,
      reason: owed.reason,
      dedupe_key: `${payment.id}:${owed.creditNoteId ?? (owed.after ? `after-${owed.after}` : 'full')}`,
      credit_note_id: owed.creditNoteId ?? null,
      status: 'due',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await tx.enqueue('send-refund', { refundId: written.id });
}

/** Whether a payment is on its way back, or back already: nothing may be bought with it any more. */
export async function isOwedBack(tx: Tx, payment: StoredPayment): Promise<boolean> {
  const refund = await tx.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where((eb) => eb.or([eb('status', '<>', 'failed'), eb('reason', '<>', 'outside')]))
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}
