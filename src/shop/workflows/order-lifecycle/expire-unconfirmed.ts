import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { eachApart } from '#shop/each-apart.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { releaseUnpaidOrder } from '#shop/workflows/place-order/release-unpaid-order.ts';

/**
 * Cancels the cash on delivery orders that were not confirmed in time: releases their pieces and promotions and sends their buyers a
 * message. A job runs it every ten minutes. Safe to repeat.
 */
export async function expireUnconfirmed(ctx: Ctx): Promise<void> {
  const overdue = await selectOverdue(ctx).orderBy('expires_at').limit(100).execute();
  await eachApart(overdue, ({ id }) => inTransaction(ctx, (tx) => expireOne(tx, id)));
}

async function expireOne(tx: Tx, orderId: string): Promise<void> {
  const order = await selectOverdue(tx).where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst();
  if (!order) return;
  await releaseUnpaidOrder(tx, orderId, 'unconfirmed');
  await writeOrderMessage(tx, orderId, 'order_unconfirmed');
}

function selectOverdue({ db, clock }: Pick<Ctx, 'db' | 'clock'>) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pending')
    .where('payment_method', '=', 'cod')
    .where('expires_at', '<=', clock.now());
}
