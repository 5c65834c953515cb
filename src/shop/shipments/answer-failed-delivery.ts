import { conflict, notFound } from '#domain/error.ts';
import type { FailedDeliveryAnswer } from '#domain/shipment/failed-delivery.ts';
import { UNBOOKED_STATES } from '#domain/shipment/shipment-state.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireGateway } from './require-courier.ts';

/**
 * Instructs the courier how to proceed with a parcel that could not be delivered: try again, try another address, or bring it back. The
 * answer may be changed until the parcel moves. Throws forbidden, not_found, conflict `shipment.not_failed`, and the courier's refusal or
 * silence.
 */
export async function answerFailedDelivery(
  ctx: Ctx,
  orderId: string,
  answer: FailedDeliveryAnswer,
): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const row = await ctx.db
    .selectFrom('shipments')
    .select(['id', 'gateway', 'awb', 'state'])
    .where('order_id', '=', orderId)
    .where('state', 'not in', UNBOOKED_STATES)
    .executeTakeFirst();
  if (!row) throw notFound('Shipment');
  if (row.state !== 'delivery_failed')
    throw conflict('shipment.not_failed', 'This parcel is not waiting for an answer.', { state: row.state });
  await requireGateway(ctx, row.gateway).answerFailedDelivery(row.awb!, answer);
  const change = { ability: 'ship_orders', action: 'order.delivery_answered' } as const;
  await changeOrder(ctx, orderId, change, async (tx) => {
    await tx.db
      .updateTable('shipments')
      .set({ answered_at: tx.clock.now() })
      .where('id', '=', row.id)
      .execute();
    await writeOrderEvent(tx, { orderId, kind: 'delivery_answered', reason: toWords(answer) });
  });
}

/**
 * Returns the answer without the other address, which only the courier receives: the audit of the answer is kept when its customer is
 * erased.
 */
function toWords({ action, note }: FailedDeliveryAnswer): string {
  if (action === 'change_address') return 'Deliver to another address';
  const words = { reattempt: 'Deliver again', return: 'Bring it back' }[action];
  return [words, note].filter(Boolean).join(': ');
}
