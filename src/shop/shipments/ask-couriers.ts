import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import { isOver, ShipmentState } from '#domain/shipment/shipment-state.ts';
import { CourierGateway } from '#domain/shipment/courier-gateway.ts';
import type { Ctx } from '#shop/context.ts';
import type { CourierPort } from '#shop/ports.ts';
import { applyTracking } from './apply-tracking.ts';
import { cancelBooking } from './cancel-shipment.ts';
import { finishBooking } from './finish-booking.ts';

const askEveryMinutes = 30;
/** A courier that has reported nothing about a parcel for this long is no longer asked about it. */
const longestDays = 60;
const atOnce = 50;
/**
 * A call may wait for many seconds, so after this many failures in a row a courier that is away is not asked about the remaining parcels.
 */
const mostFailures = 3;

/**
 * Does the background work with the couriers: retries bookings whose response was lost, cancels those of cancelled orders, and asks where
 * each open parcel is, because webhooks get lost.
 */
export async function askCouriers(ctx: Ctx): Promise<void> {
  for (const id of await listUnanswered(ctx)) await attempt(ctx, id, () => finishBooking(ctx, id));
  for (const id of await listForgotten(ctx)) await attempt(ctx, id, () => cancelBooking(ctx, id));
  for (const gateway of CourierGateway.options) await track(ctx, gateway);
}

async function attempt({ log }: Ctx, shipmentId: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: Error) => warn(log, [shipmentId], error));
}

function warn(log: Ctx['log'], shipmentIds: string[], { message }: Error): void {
  for (const shipmentId of shipmentIds)
    log.warn({ shipmentId, error: message }, 'a courier could not be asked about a parcel');
}

async function listUnanswered({ db, clock }: Ctx): Promise<string[]> {
  const rows = await db
    .selectFrom('shipments')
    .select('id')
    .where('state', '=', 'requested')
    .where((eb) => eb.or([eb('asking_until', 'is', null), eb('asking_until', '<', clock.now())]))
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Returns bookings whose order was cancelled before the courier came, the latest first. The courier is asked each minute for an hour,
 * because it may be on its way, and then as often as about other parcels: a courier that refuses would otherwise be asked permanently.
 */
async function listForgotten({ db, clock }: Ctx): Promise<string[]> {
  const now = clock.now().getTime();
  const rows = await db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('s.id')
    .where('s.state', '=', 'booked')
    .where('o.status', '=', 'cancelled')
    .where('s.booked_at', '>', new Date(now - longestDays * dayMs))
    .where((eb) =>
      eb.or([
        eb('o.cancelled_at', '>', new Date(now - hourMs)),
        eb('s.tracked_at', 'is', null),
        eb('s.tracked_at', '<', new Date(now - askEveryMinutes * minuteMs)),
      ]),
    )
    .orderBy('o.cancelled_at', 'desc')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Asks where the open parcels of one gateway are. A failure does not stop the others. After some failures in a row the courier counts as
 * away, and the parcels that it was not asked about are due again at once.
 */
async function track(ctx: Ctx, gateway: CourierGateway): Promise<void> {
  const port = ctx.couriers[gateway];
  if (!port) return;
  const due = await takeDue(ctx, gateway);
  let failures = 0;
  for (let first = 0; first < due.length; first += port.tracksAtOnce) {
    if (failures === mostFailures) return giveBack(ctx, due.slice(first));
    const isAnswered = await trackSome(ctx, port, due.slice(first, first + port.tracksAtOnce));
    failures = isAnswered ? 0 : failures + 1;
  }
}

type DueParcel = { id: string; awb: string | null };

/** Asks about some parcels in one call and stores the answer about each. Returns whether the courier answered. */
async function trackSome(ctx: Ctx, port: CourierPort, parcels: DueParcel[]): Promise<boolean> {
  const ids = new Map(parcels.map(({ id, awb }) => [awb!, id]));
  const tracked = await port
    .track([...ids.keys()])
    .catch((error: Error) => warn(ctx.log, [...ids.values()], error));
  for (const parcel of tracked ?? []) {
    const id = ids.get(parcel.awb) ?? parcel.awb;
    await attempt(ctx, id, () => applyTracking(ctx, port.gateway, parcel));
  }
  return tracked !== undefined;
}

async function giveBack({ db }: Ctx, parcels: DueParcel[]): Promise<void> {
  await db
    .updateTable('shipments')
    .set({ tracked_at: null })
    .where(
      'id',
      'in',
      parcels.map(({ id }) => id),
    )
    .execute();
}

/** Returns the parcels that the courier was not asked about for the longest time, and records that it is asked about them now. */
function takeDue({ db, clock }: Ctx, gateway: CourierGateway) {
  const now = clock.now().getTime();
  const due = db
    .selectFrom('shipments')
    .select('id')
    .where('gateway', '=', gateway)
    .where(
      'state',
      'in',
      ShipmentState.options.filter((state) => state !== 'requested' && !isOver(state)),
    )
    .where('booked_at', '>', new Date(now - longestDays * dayMs))
    .where((eb) =>
      eb.or([
        eb('tracked_at', 'is', null),
        eb('tracked_at', '<', new Date(now - askEveryMinutes * minuteMs)),
      ]),
    )
    .orderBy('tracked_at', (order) => order.asc().nullsFirst())
    .limit(atOnce)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('shipments')
    .set({ tracked_at: clock.now() })
    .where('id', 'in', due)
    .returning(['id', 'awb'])
    .execute();
}
