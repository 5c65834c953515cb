import { formatRupees } from '#domain/money.ts';
import type { Tx } from '#shop/context.ts';
import { writeMessages } from '#shop/notifications/write-message.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

type FailedRefund = { id: string; orderId: string; amountPaise: number; uncreditedPaise: number };

/** Notes that the bank could not pay a refund out, and tells the owners, once: the gateway does not try again by itself. */
export async function tellOfFailure(tx: Tx, refund: FailedRefund, owners: string[]): Promise<void> {
  const { id, orderId, amountPaise, uncreditedPaise } = refund;
  await writeOrderEvent(tx, { orderId, kind: 'refund_failed', reason: formatRupees(amountPaise) });
  const { order_number } = await tx.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const event = {
    kind: 'refund_failed' as const,
    channel: 'email' as const,
    order: order_number,
    amountPaise,
    isOwed: uncreditedPaise < amountPaise,
  };
  await writeMessages(
    tx,
    owners.map((to) => ({ dedupeKey: `refund_failed/${id}/${to}`, to, event })),
  );
}
