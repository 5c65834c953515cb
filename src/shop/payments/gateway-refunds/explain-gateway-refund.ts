import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Records that a gateway-initiated refund was a gift: it gets no credit note, the tax stays, and the order continues. Throws as
 * `changeOrder`, conflict `refund.none_to_explain`.
 */
export async function explainGatewayRefund(ctx: Ctx, ref: OrderRef, reason: string): Promise<void> {
  await changeOrder(
    ctx,
    ref,
    { ability: 'refund', action: 'order.refund_explained' },
    async (tx, { id: orderId }) => {
      const now = tx.clock.now();
      const explained = await tx.db
        .updateTable('refunds')
        .set({ explained_at: now, updated_at: now })
        .where('order_id', '=', orderId)
        .where('reason', '=', 'gateway_initiated')
        .where('status', 'in', ['pending', 'processed'])
        .where('uncredited_paise', '>', 0)
        .where('explained_at', 'is', null)
        .returning('id')
        .execute();
      if (explained.length === 0)
        throw conflict('refund.none_to_explain', 'No refund of this order needs an explanation');
      await writeOrderEvent(tx, { orderId, kind: 'refund_explained', reason });
    },
  );
}
