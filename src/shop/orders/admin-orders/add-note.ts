import type { Ctx } from '#shop/context.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/** Adds a note that only staff reads to an order. Throws as `changeOrder`. */
export async function addNote(ctx: Ctx, ref: OrderRef, text: string): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'see_orders', action: 'order.note_added' }, (tx, { id: orderId }) =>
    writeOrderEvent(tx, { orderId, kind: 'note_added', reason: text }),
  );
}
