import { conflict, notFound } from '#domain/error.ts';
import { VOID_STATES } from '#domain/shipment/shipment-state.ts';
import { toBooking } from './to-booking.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireGateway } from './require-courier.ts';

/**
 * Cancels the booking of an order that the courier has not picked up. Throws forbidden, not_found, conflict `shipment.not_booked`, and the
 * courier's refusal or silence, after which nothing has changed here.
 */
export async function cancelShipment(ctx: Ctx, orderId: string): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const booked = await ctx.db
    .selectFrom('shipments')
    .select(['id', 'state'])
    .where('order_id', '=', orderId)
    .where('state', 'not in', VOID_STATES)
    .executeTakeFirst();
  if (!booked) throw notFound('Shipment');
  if (booked.state !== 'booked')
    throw conflict('shipment.not_booked', 'The courier already has this parcel, so it cannot be cancelled.');
  await cancelBooking(ctx, booked.id);
}

/** Cancels a booking with the courier first and then here. Throws the courier's refusal or silence. */
export async function cancelBooking(ctx: Ctx, shipmentId: string): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const shipment = await ctx.db
    .selectFrom('shipments')
    .selectAll()
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  await requireGateway(ctx, shipment.gateway).cancel(toBooking(shipment));
  const change = { ability: 'ship_orders', action: 'order.shipment_cancelled' } as const;
  await changeOrder(ctx, shipment.order_id, change, async (tx, { id: orderId }) => {
    const cancelled = await tx.db
      .updateTable('shipments')
      .set({ state: 'cancelled' })
      .where('id', '=', shipmentId)
      .where('state', '=', 'booked')
      .executeTakeFirst();
    if (cancelled.numUpdatedRows === 0n) return;
    await writeOrderEvent(tx, { orderId, kind: 'shipment_cancelled', reason: shipment.awb! });
  });
}
