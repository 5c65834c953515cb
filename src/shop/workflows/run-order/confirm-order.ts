import { conflict } from '#domain/error.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { type LockedOrder, lockOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';

/**
 * Confirms a cash on delivery order that awaited the owner's confirmation: moves it to processing and issues its invoice. Throws forbidden,
 * not_found, conflict `order.not_waiting`, or `order.expired` where its time to be confirmed is over.
 */
export async function confirmOrder(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const { seller } = await readSettings(ctx);
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { orderId });
    refuseExpired(tx, order);
    const { status, payment } = order;
    if (status !== 'pending' || payment.method !== 'cod') {
      const sentence = 'Only a cash on delivery order that is pending can be confirmed';
      throw conflict('order.not_waiting', sentence, { status });
    }
    await moveOrder(tx, { orderId, from: 'pending', to: 'processing', kind: 'order_confirmed' });
    await tx.db.updateTable('orders').set({ expires_at: null }).where('id', '=', orderId).execute();
    await issueInvoice(tx, orderId, seller);
  });
}

function refuseExpired({ clock }: Tx, { status, payment, expiresAt, cancelledReason }: LockedOrder): void {
  const isOverdue = status === 'pending' && payment.method === 'cod' && expiresAt && expiresAt <= clock.now();
  if (!isOverdue && cancelledReason !== 'unconfirmed') return;
  const sentence =
    'This order was not confirmed in time: its pieces are back in stock. Please ask the customer to order again.';
  throw conflict('order.expired', sentence, { status });
}
