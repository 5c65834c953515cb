import type { Selectable } from 'kysely';
import type { Shipments } from '#db/schema.ts';
import { hourMs } from '#domain/durations.ts';
import { ShopError } from '#domain/error.ts';
import { ANSWER_WITHIN_HOURS } from '#domain/shipment/failed-delivery.ts';
import {
  type Scan,
  ShipmentState,
  type TrackedParcel,
  type TrackedState,
  findCurrentScan,
  hasLeft,
} from '#domain/shipment/shipment-state.ts';
import type { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { markDelivered } from '#shop/orders/fulfilment/deliver-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { markShipped } from '#shop/orders/fulfilment/ship-order.ts';

type Shipment = Selectable<Shipments>;
type Current = { scan: Scan; state: TrackedState };

/** The order event of each state; a parcel that merely moves on has no event. */
const EVENTS: Partial<Record<TrackedState, OrderEventKind>> = {
  out_for_delivery: 'out_for_delivery',
  delivery_failed: 'delivery_failed',
  return_started: 'return_started',
  return_in_transit: 'return_started',
  returned: 'return_arrived',
  lost: 'parcel_lost',
  damaged: 'parcel_lost',
  cancelled: 'shipment_cancelled',
};

/**
 * Stores a courier's reports about a parcel, each report once, and moves its order: to shipped when the parcel was picked up, to delivered
 * when it arrived. A parcel on its way back, lost or damaged changes nothing else: staff receives it by `returnToOrigin`. Returns whether
 * the parcel is one of ours. Safe to repeat, in any order of arrival.
 */
export async function applyTracking(
  ctx: Ctx,
  gateway: CourierGateway,
  { awb, scans }: TrackedParcel,
): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('shipments')
    .select(['id', 'order_id'])
    .where('gateway', '=', gateway)
    .where('awb', '=', awb)
    .where('state', 'not in', ['requested', 'refused'])
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  if (!found) return false;
  const change = { ability: 'ship_orders', action: 'order.tracked' } as const;
  await changeOrder(ctx, found.order_id, change, async (tx, order) => {
    const shipment = await lockShipment(tx, found.id);
    const added = await addScans(tx, shipment.id, scans);
    if (added === 0) return;
    const current = findCurrentScan(await listScans(tx, shipment.id));
    if (current) await moveTo(tx, order, shipment, { scan: current, state: current.state });
  });
  return true;
}

function lockShipment({ db }: Tx, id: string): Promise<Shipment> {
  return db.selectFrom('shipments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Otherwise the reports of a courier whose clock is ahead would count as the latest permanently. */
async function addScans(tx: Tx, shipmentId: string, scans: readonly Scan[]): Promise<number> {
  if (scans.length === 0) return 0;
  const now = tx.clock.now();
  const rows = scans.map((scan) => ({
    ...scan,
    shipment_id: shipmentId,
    at: scan.at > now ? now : scan.at,
    received_at: now,
  }));
  const inserted = await tx.db
    .insertInto('shipment_scans')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0);
}

async function listScans({ db }: Tx, shipmentId: string): Promise<Scan[]> {
  const rows = await db
    .selectFrom('shipment_scans')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as TrackedState | null }));
}

async function moveTo(tx: Tx, order: LockedOrder, shipment: Shipment, current: Current): Promise<void> {
  const { state, scan } = current;
  const before = ShipmentState.parse(shipment.state);
  // Couriers cancel late; the order may be booked again already.
  if (before === 'cancelled') return;
  const attempts = await countAttempts(tx, shipment.id);
  const hasFailedAgain = state === 'delivery_failed' && attempts > shipment.failed_attempts;
  await tx.db
    .updateTable('shipments')
    .set({
      state,
      failed_attempts: attempts,
      ...(hasFailedAgain && { answer_by: toAnswerBy(scan), answered_at: null }),
      // Nothing is left to answer once the parcel moves.
      ...(state !== 'delivery_failed' && { answer_by: null }),
    })
    .where('id', '=', shipment.id)
    .execute();
  await moveOrderAlong(tx, order, shipment, state);
  const kind = EVENTS[state];
  if (!kind || (kind === EVENTS[before as TrackedState] && !hasFailedAgain)) return;
  const reason = [scan.note || scan.status, scan.place].filter(Boolean).join(', ');
  await writeOrderEvent(tx, { orderId: order.id, kind, reason });
}

/** An order that the courier has is shipped; an order that cannot move, such as a refunded one, stays and waits for staff. */
async function moveOrderAlong(
  tx: Tx,
  order: LockedOrder,
  { gateway, awb }: Shipment,
  state: TrackedState,
): Promise<void> {
  let { status } = order;
  try {
    if (status === 'processing' && hasLeft(state)) {
      await markShipped(tx, order, { courier: gateway, tracking_number: awb! });
      status = 'shipped';
    }
    if (status === 'shipped' && state === 'delivered') await markDelivered(tx, { ...order, status });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    tx.log.warn({ orderId: order.id, state, code: error.code }, 'a courier moved an order that stays');
  }
}

/** A courier tries once a day, and may report one attempt several times. */
async function countAttempts({ db }: Tx, shipmentId: string): Promise<number> {
  const rows = await db
    .selectFrom('shipment_scans')
    .select('at')
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'delivery_failed')
    .execute();
  return new Set(rows.map(({ at }) => toIndianDay(at))).size;
}

function toAnswerBy({ at }: Scan): Date {
  return new Date(at.getTime() + ANSWER_WITHIN_HOURS * hourMs);
}
