import { conflict } from '#domain/error.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { requireAbility } from '#shop/identity/require-ability.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { lockOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';

/**
 * Accepts a cash-on-delivery order that waited for the owner: it is packed from now on and has its invoice. Throws forbidden,
 * not_found, conflict `order.not_waiting`.
 */
export async function confirmOrder(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const { seller } = await readSettings(ctx);
  await inTransaction(ctx, async (tx) => {
    const { status, payment } = await lockOrder(tx, { orderId });
    if (status !== 'pending' || payment.method !== 'cod') {
      const sentence = 'Only a cash on delivery order that is pending can be confirmed';
      throw conflict('order.not_waiting', sentence, { status });
    }
    await moveOrder(tx, { orderId, from: 'pending', to: 'processing', kind: 'order_confirmed' });
    await issueInvoice(tx, orderId, seller);
  });
}
