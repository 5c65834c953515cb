import { dayMs } from '#domain/durations.ts';
import { sql } from 'kysely';
import { type Ctx, type Reader, inTransaction } from '#shop/context.ts';
import { writeMessages } from '#shop/messaging/write-message.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { listOwnerAddresses } from '#shop/messaging/list-owner-addresses.ts';
import { formatIndianTime } from '#shop/messaging/format-indian-time.ts';

/** A refund normally takes minutes: after this long the cause is more than an outage of the gateway. */
const overdueMs = dayMs;

/** Warns the owners, once for each refund, of refunds that Razorpay has not accepted for a day: only they can remove the cause. */
export async function warnOfRefunds(ctx: Ctx): Promise<void> {
  if ((await findOverdue(ctx).execute()).length === 0) return;
  const owners = await listOwnerAddresses(ctx);
  await inTransaction(ctx, async (tx) => {
    const overdue = await findOverdue(tx).execute();
    const [eldest] = overdue;
    if (!eldest) return;
    for (const orderId of new Set(overdue.map(({ order_id }) => order_id)))
      await writeOrderEvent(tx, { orderId, kind: 'refund_overdue' });
    const refunds = overdue.map(({ order_number, amount_paise, created_at }) => ({
      order: order_number,
      amountPaise: amount_paise,
      since: formatIndianTime(created_at),
    }));
    await writeMessages(
      tx,
      owners.map((to) => ({
        dedupeKey: `refunds_due/${eldest.id}/${to}`,
        to,
        event: {
          kind: 'refunds_due' as const,
          channel: 'email' as const,
          path: '/admin/money/refunds',
          refunds,
        },
      })),
    );
  });
}

/** Selects the refunds that have been due for a day and that owners were not notified of. */
function findOverdue({ db, clock }: Reader) {
  const untold = sql<boolean>`not exists (
    select 1 from order_events e
     where e.order_id = r.order_id and e.kind = 'refund_overdue' and e.at >= r.created_at + interval '24 hours')`;
  return db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.id', 'r.order_id', 'r.amount_paise', 'r.created_at', 'o.order_number'])
    .where('r.status', '=', 'due')
    .where('r.created_at', '<=', new Date(clock.now().getTime() - overdueMs))
    .where(untold)
    .orderBy('r.created_at')
    .orderBy('r.id');
}
