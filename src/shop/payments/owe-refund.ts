import type { Paise } from '#domain/money/money.ts';
import type { RefundReason } from '#domain/payment/payment-fact.ts';
import { type Tx, makeId } from '#shop/context.ts';
import type { StoredPayment } from './record-payment.ts';

export type OwedRefund = {
  reason: RefundReason;
  /** Missing when the whole payment is refunded. */
  amountPaise?: Paise;
  /** The credit note that is refunded; each note is refunded once. */
  creditNoteId?: string;
  /** The order that is refunded, where it is not the one that was paid: an exchange of it. Without a credit note it is refunded once. */
  orderId?: string;
  /** The gateway's id of the gateway-initiated refund after which this amount is left to refund. */
  after?: string;
};

/**
 * Creates a refund of a captured payment, once for a payment or for a credit note over a part of it, and enqueues the job that sends it.
 * The database refuses refunds beyond the captured amount.
 */
export async function oweRefund(tx: Tx, payment: StoredPayment, owed: OwedRefund): Promise<void> {
  const now = tx.clock.now();
  const written = await tx.db
    .insertInto('refunds')
    .values({
      id: makeId(tx, 'rfd'),
      payment_id: payment.id,
      order_id: owed.orderId ?? payment.order_id,
      amount_paise: owed.amountPaise ?? payment.amount_paise,
      reason: owed.reason,
      dedupe_key: `${payment.id}:${toCause(owed)}`,
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

/** Returns the cause of a refund of a payment; each cause is refunded once. */
function toCause({ creditNoteId, after, orderId }: OwedRefund): string {
  if (creditNoteId) return creditNoteId;
  if (after) return `after-${after}`;
  return orderId ? `exchange-${orderId}` : 'full';
}

/** Returns whether a payment is being refunded or was refunded: it can no longer pay for anything. */
export async function isOwedBack(tx: Tx, payment: StoredPayment): Promise<boolean> {
  const refund = await tx.db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where((eb) => eb.or([eb('status', '<>', 'failed'), eb('reason', '<>', 'gateway_initiated')]))
    .limit(1)
    .executeTakeFirst();
  return refund !== undefined;
}
