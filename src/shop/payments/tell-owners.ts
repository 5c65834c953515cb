import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';

type AboutRefund = { refundId: string; orderId: string; owners: string[] };
type Told =
  | { kind: 'refund_failed'; amountPaise: Paise; isOwed: boolean }
  | { kind: 'gateway_refund'; amountPaise: Paise };

/** Sends each owner one message about a refund of an order. */
export async function tellOwners(tx: Tx, about: AboutRefund, told: Told): Promise<void> {
  const { refundId, orderId, owners } = about;
  const { order_number: order } = await tx.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const event = { ...told, channel: 'email' as const, order, path: `/admin/orders/${order}` };
  await writeMessages(
    tx,
    owners.map((to) => ({ dedupeKey: `${told.kind}/${refundId}/${to}`, to, event })),
  );
}
