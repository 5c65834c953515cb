import { conflict } from '#domain/error.ts';
import { toInvoicedSeller } from '#domain/invoice/invoice-document.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';

/**
 * Confirms a cash on delivery order that awaited the owner's confirmation: moves it to processing and issues its invoice. Throws as
 * `changeOrder`, conflict `order.not_waiting`, or `order.expired` if the time to confirm it is over.
 */
export async function confirmOrder(ctx: Ctx, ref: OrderRef): Promise<void> {
  const seller = toInvoicedSeller(await readSettings(ctx));
  await changeOrder(ctx, ref, { ability: 'ship_orders', action: 'order.confirmed' }, async (tx, order) => {
    refuseExpired(tx, order);
    const { id: orderId, status, payment } = order;
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
