import type { BookingJson } from '#contract/order/shipment.ts';
import { notFound } from '#domain/error.ts';
import { isOver } from '#domain/shipment/shipment-state.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx } from '#shop/context.ts';
import { readShipment } from './read-shipment.ts';
import { findCourierPort } from './require-courier.ts';
import { suggestSize } from './suggest-size.ts';

/**
 * Returns the booking of an order with the courier, the connected courier, the suggested parcel, and the possible next steps. Throws
 * unauthenticated, forbidden, not_found.
 */
export async function getBooking(ctx: Ctx, orderId: string): Promise<BookingJson> {
  requireAbility(ctx, 'see_orders', 'ship_orders');
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'packed_at'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw notFound('Order');
  const [shipment, courier, { courier: settings }] = await Promise.all([
    readShipment(ctx, orderId),
    findCourierPort(ctx),
    readSettings(ctx),
  ]);
  const isFree = !shipment || shipment.state === 'refused' || shipment.state === 'cancelled';
  const isReady = order.status === 'processing' && order.packed_at !== null;
  const isBooked = !isFree && shipment.state !== 'requested';
  const may: Record<BookingJson['actions'][number], boolean> = {
    book: isReady && isFree && courier !== undefined,
    ask_again: shipment?.state === 'requested',
    label: isBooked,
    pickup: isBooked && shipment.state === 'booked',
    cancel: isBooked && shipment.state === 'booked',
    track: isBooked && !isOver(shipment.state),
    answer: isBooked && shipment.state === 'delivery_failed',
  };
  const actions = Object.entries(may).flatMap(([action, is]) =>
    is ? [action as BookingJson['actions'][number]] : [],
  );
  return {
    gateway: courier?.port.gateway ?? null,
    shipment,
    size: await suggestSize(ctx, orderId, settings.parcel),
    actions,
  };
}
