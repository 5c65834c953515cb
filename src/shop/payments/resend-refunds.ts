import { conflict } from '#domain/error.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { requireAbility } from '#shop/identity/require-ability.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Owes once more what the gateway could not send back of an order, say because a card was closed meanwhile. Each failure is answered
 * once. Throws forbidden, not_found, conflict `refund.none_failed`.
 */
export async function resendRefunds(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'refund');
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, { orderId });
    const failed = await tx.db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('status', '=', 'failed')
      .execute();
    const now = tx.clock.now();
    const again = failed.map((refund) => ({
      ...refund,
      id: makeId(tx, 'rfd'),
      dedupe_key: `${refund.dedupe_key}:again`,
      gateway_refund_id: null,
      status: 'due',
      created_at: now,
      updated_at: now,
    }));
    const owed =
      again.length === 0
        ? []
        : await tx.db
            .insertInto('refunds')
            .values(again)
            .onConflict((conflicting) => conflicting.column('dedupe_key').doNothing())
            .returning('id')
            .execute();
    if (owed.length === 0) throw conflict('refund.none_failed', 'No refund of this order has failed');
    await tx.enqueueAll(
      'send-refund',
      owed.map(({ id }) => ({ refundId: id })),
    );
    await writeOrderEvent(tx, { orderId, kind: 'refund_requested' });
  });
}
