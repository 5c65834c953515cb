import { conflict } from '#domain/error.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { Ctx } from '#shop/context.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Records that the customer of a cash on delivery order was called to confirm it and not reached. Throws as `changeOrder`, conflict
 * `order.not_waiting`.
 */
export async function recordUnansweredCall(ctx: Ctx, ref: OrderRef): Promise<void> {
  const rule = { ability: 'ship_orders', action: 'order.customer_not_reached' } as const;
  await changeOrder(ctx, ref, rule, async (tx, { id: orderId, status, payment }) => {
    if (status !== 'pending' || payment.method !== 'cod')
      throw conflict('order.not_waiting', 'This order no longer needs a call', { status });
    await writeOrderEvent(tx, { orderId, kind: 'customer_not_reached' });
  });
}
