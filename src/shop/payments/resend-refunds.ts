import type { Insertable, Selectable } from 'kysely';
import type { Refunds } from '#db/schema.ts';
import { conflict } from '#domain/error.ts';
import { sumPaise } from '#domain/money/money.ts';
import { type Ctx, type Tx, makeId } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Creates a new refund for each refund of an order that the gateway could not pay out, for example because a card was closed, and notifies
 * the buyer. Each failure is retried once; a gift is not owed. Throws as `changeOrder`, conflict `refund.none_failed`.
 */
export async function resendRefunds(ctx: Ctx, ref: OrderRef): Promise<void> {
  await changeOrder(
    ctx,
    ref,
    { ability: 'refund', action: 'order.refund_resent' },
    async (tx, { id: orderId }) => {
      await lockPayments(tx, orderId);
      const failed = await giveUpFailed(tx, orderId);
      if (failed.length === 0) throw conflict('refund.none_failed', 'No refund of this order has failed');
      const again = failed.map((refund) => toNextTry(tx, refund));
      await tx.db.insertInto('refunds').values(again).execute();
      await tx.enqueueAll(
        'send-refund',
        again.map(({ id }) => ({ refundId: id })),
      );
      await writeOrderEvent(tx, { orderId, kind: 'refund_requested' });
      const refundPaise = sumPaise(again.map(({ amount_paise }) => amount_paise));
      await writeOrderMessage(tx, orderId, 'order_refunded', {
        backId: again[0]!.id,
        refundPaise,
        isAgain: true,
      });
    },
  );
}

/** Locks the payments of an order's failed refunds, as a report of the gateway does before it changes refunds. */
async function lockPayments(tx: Tx, orderId: string): Promise<void> {
  await tx.db
    .selectFrom('payments')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('payment_id')
        .where('order_id', '=', orderId)
        .where('status', '=', 'failed'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

function giveUpFailed(tx: Tx, orderId: string) {
  return tx.db
    .updateTable('refunds')
    .set({ status: 'replaced', updated_at: tx.clock.now() })
    .where('order_id', '=', orderId)
    .where('status', '=', 'failed')
    .whereRef('uncredited_paise', '<', 'amount_paise')
    .returningAll()
    .execute();
}

function toNextTry(tx: Tx, failed: Selectable<Refunds>): Insertable<Refunds> & { id: string } {
  const now = tx.clock.now();
  return {
    id: makeId(tx, 'rfd'),
    payment_id: failed.payment_id,
    order_id: failed.order_id,
    credit_note_id: failed.credit_note_id,
    amount_paise: failed.amount_paise - failed.uncredited_paise,
    // A failed gateway-initiated refund that is owed was the refund of a return.
    reason: failed.reason === 'gateway_initiated' ? 'returned' : failed.reason,
    dedupe_key: `${failed.dedupe_key}:again`,
    status: 'due',
    created_at: now,
    updated_at: now,
  };
}
