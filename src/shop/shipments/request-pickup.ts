import { invalid } from '#domain/error.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireCourier } from './require-courier.ts';
import { toBooking } from './to-booking.ts';

/**
 * Requests a pickup of the booked parcels of some orders from the connected courier on a day, `YYYY-MM-DD`, and returns the day on which it
 * comes. Throws forbidden, invalid `courier.not_connected`, `pickup.past`, `pickup.nothing`, and the courier's refusal or silence.
 */
export async function requestPickup(
  ctx: Ctx,
  { orders, day }: { orders: string[]; day: string },
): Promise<{ day: string; parcels: number }> {
  requireAbility(ctx, 'ship_orders');
  const { port, pickup } = await requireCourier(ctx);
  if (day < toIndianDay(ctx.clock.now()))
    throw invalid('pickup.past', 'Please choose today or a later day', {
      day: 'Please choose today or a later day',
    });
  const rows = await ctx.db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', 'in', orders)
    .where('gateway', '=', port.gateway)
    .where('state', '=', 'booked')
    .execute();
  if (rows.length === 0)
    throw invalid('pickup.nothing', 'None of these orders has a booked parcel waiting for pickup.');
  const on = await port.requestPickup({ bookings: rows.map(toBooking), pickup, day });
  for (const { id, order_id: orderId } of rows) {
    const change = { ability: 'ship_orders', action: 'order.pickup_requested' } as const;
    await changeOrder(ctx, orderId, change, async (tx) => {
      await tx.db.updateTable('shipments').set({ pickup_on: on }).where('id', '=', id).execute();
      await writeOrderEvent(tx, { orderId, kind: 'pickup_requested', reason: on });
    });
  }
  return { day: on, parcels: rows.length };
}
