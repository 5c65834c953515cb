import { conflict } from '#domain/error.ts';
import type { ParcelSize } from '#domain/shipment/courier-gateway.ts';
import { VOID_STATES } from '#domain/shipment/shipment-state.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { type OrderRef, refuseOldVersion, throwWithOrder } from '#shop/orders/change-order.ts';
import { type LockedOrder, lockOrder } from '#shop/orders/lock-order.ts';
import { requireNotRefunded } from '#shop/orders/require-not-refunded.ts';
import { finishBooking } from './finish-booking.ts';
import { requireCourier } from './require-courier.ts';

/**
 * Books the parcel of a packed order with the connected courier. An order is booked once: a repeated call retries a booking whose response
 * was lost, and changes nothing if the booking exists. Throws forbidden, not_found, invalid `courier.not_connected`, conflict
 * `order.stale`, `order.not_packed`, `order.gateway_refunded` or `shipment.in_progress`, unavailable `supplier.refused` with the courier's
 * reason, and `supplier.unavailable`, after which the shop retries automatically.
 */
export async function bookShipment(ctx: Ctx, ref: OrderRef, size: ParcelSize): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  const { port } = await requireCourier(ctx);
  const { id: orderId, version } = typeof ref === 'string' ? { id: ref } : ref;
  const requested = inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, { orderId });
    const open = await findOpenShipment(tx, orderId);
    if (open) return open.id;
    refuseOldVersion(order, version);
    await requirePacked(tx, order);
    return request(tx, { orderId, gateway: port.gateway, size });
  });
  await finishBooking(ctx, await requested.catch((error: unknown) => throwWithOrder(ctx, orderId, error)));
}

/** Returns the shipment of an order that was neither refused nor cancelled. */
function findOpenShipment({ db }: Tx, orderId: string) {
  return db
    .selectFrom('shipments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'not in', VOID_STATES)
    .executeTakeFirst();
}

async function requirePacked(tx: Tx, { id, status, packedAt }: LockedOrder): Promise<void> {
  if (status !== 'processing' || !packedAt)
    throw conflict('order.not_packed', 'Only a packed order can be booked with a courier', { status });
  await requireNotRefunded(tx, id);
}

/** Stores the booking before the courier is asked, under a reference that no other booking has. */
async function request(
  tx: Tx,
  { orderId, gateway, size }: { orderId: string; gateway: string; size: ParcelSize },
): Promise<string> {
  const { order_number, earlier } = await tx.db
    .selectFrom('orders as o')
    .select('o.order_number')
    .select((eb) =>
      eb
        .selectFrom('shipments as s')
        .whereRef('s.order_id', '=', 'o.id')
        .select(eb.fn.countAll<number>().as('count'))
        .as('earlier'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const nth = Number(earlier) + 1;
  const id = makeId(tx, 'shp');
  await tx.db
    .insertInto('shipments')
    .values({
      id,
      order_id: orderId,
      gateway,
      reference: nth === 1 ? order_number : `${order_number}-${nth}`,
      state: 'requested',
      size: JSON.stringify(size),
      requested_at: tx.clock.now(),
    })
    .execute();
  return id;
}
