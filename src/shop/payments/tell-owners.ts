import type { Paise } from '#domain/money/money.ts';
import type { Tx } from '#shop/context.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';

/** The cause is a refund, or the order whose cash is owed: each is reported once. */
type About = { causeId: string; orderId: string; owners: string[] };
type Told =
  | { kind: 'refund_failed'; amountPaise: Paise; isOwed: boolean }
  | { kind: 'gateway_refund' | 'cash_owed'; amountPaise: Paise };

/** Sends each owner one message about money of an order that is refunded. */
export async function tellOwners(tx: Tx, about: About, told: Told): Promise<void> {
  const { causeId, orderId, owners } = about;
  const { order_number: order } = await tx.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const event = { ...told, channel: 'email' as const, order, path: `/admin/orders/${order}` };
  await writeMessages(
    tx,
    owners.map((to) => ({ dedupeKey: `${told.kind}/${causeId}/${to}`, to, event })),
  );
}
