import type { AskForReturn } from '#contract/order/return.ts';
import { lockOwnAccount } from '#shop/access/lock-own-account.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { touchOrder, writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireReturnAllowed } from './require-return-window.ts';
import { writeReturn } from './write-return.ts';

/**
 * Records that a customer wants to return pieces of their own order, within the return window of the settings, and confirms it by a
 * message. Throws unauthenticated, not_found, conflict `return.not_possible` with the reason, and as `writeReturn`.
 */
export async function askForReturn(ctx: Ctx, orderId: string, wanted: AskForReturn): Promise<void> {
  requireCustomer(ctx);
  const { returnDays } = (await readSettings(ctx)).general;
  await inTransaction(ctx, async (tx) => {
    const customerId = await lockOwnAccount(tx);
    const order = await lockOrder(tx, { orderId, customerId });
    requireReturnAllowed(order, { returnDays, now: tx.clock.now() });
    const returnId = await writeReturn(tx, orderId, wanted);
    await touchOrder(tx, orderId);
    await writeOrderEvent(tx, { orderId, kind: 'return_requested', reason: wanted.reason });
    await writeOrderMessage(tx, orderId, 'return_requested', { backId: returnId, refundPaise: 0 });
  });
}
