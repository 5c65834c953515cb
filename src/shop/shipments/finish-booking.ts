import { type Selectable, sql } from 'kysely';
import type { Shipments } from '#db/schema.ts';
import { ShopError, conflict, isShopError } from '#domain/error.ts';
import type { Booking } from '#domain/shipment/booking.ts';
import { CourierGateway, GATEWAY_NAMES } from '#domain/shipment/courier-gateway.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import type { CourierPort } from '#shop/ports.ts';
import { changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';
import { requireGateway } from './require-courier.ts';
import { toParcel } from './to-parcel.ts';

type Shipment = Selectable<Shipments>;

/** Longer than any call waits for a courier; after that another process may ask, because this one was killed. */
const askingSeconds = 90;

/**
 * Requests a stored booking from the courier, and stores the answer. From the second try on it first checks whether the courier has the
 * parcel already. Changes nothing if the answer was already stored. Throws conflict `shipment.in_progress` while another caller is asking,
 * and the courier's refusal or silence.
 */
export async function finishBooking(ctx: Ctx, shipmentId: string): Promise<void> {
  const shipment = await claimShipment(ctx, shipmentId);
  if (!shipment) return refuseUnanswered(ctx, shipmentId);
  try {
    const booking = await ask(ctx, shipment);
    await keep(ctx, shipment, 'order.shipment_booked', (tx) => writeBooking(tx, shipment, booking));
  } catch (error) {
    if (isShopError(error, 'supplier.refused'))
      await keep(ctx, shipment, 'order.shipment_refused', (tx) => writeRefusal(tx, shipment, error));
    if (isShopError(error, 'supplier.unavailable'))
      await keep(ctx, shipment, 'order.shipment_unanswered', (tx) => writeSilence(tx, shipment, error));
    throw error;
  }
}

/** Returns the shipment if this caller is the one to request it now. */
function claimShipment({ db, clock }: Ctx, shipmentId: string): Promise<Shipment | undefined> {
  const now = clock.now();
  return db
    .updateTable('shipments')
    .set((eb) => ({
      tries: eb('tries', '+', 1),
      asking_until: new Date(now.getTime() + askingSeconds * 1000),
    }))
    .where('id', '=', shipmentId)
    .where('state', '=', 'requested')
    .where((eb) => eb.or([eb('asking_until', 'is', null), eb('asking_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
}

async function refuseUnanswered({ db }: Ctx, shipmentId: string): Promise<void> {
  const { state } = await db
    .selectFrom('shipments')
    .select('state')
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  if (state === 'requested')
    throw conflict('shipment.in_progress', 'This parcel is being booked. Please look again in a minute.');
}

async function ask(ctx: Ctx, shipment: Shipment): Promise<Booking> {
  const port = requireGateway(ctx, shipment.gateway);
  const { courier } = await readSettings(ctx);
  const pickup = { location: courier.pickupLocation, pin: courier.pickupPin };
  const awb = shipment.awb ?? (await reserveNumber(ctx, port, shipment.id));
  const parcel = await toParcel(ctx, { ...shipment, awb }, pickup);
  const found = shipment.tries > 1 ? await port.findBooking(parcel) : undefined;
  return found ?? port.book(parcel);
}

/** Keeps the number before the parcel is booked under it, so that a repeated booking is the same one. */
async function reserveNumber({ db }: Ctx, port: CourierPort, shipmentId: string): Promise<string | null> {
  if (!port.reserveNumber) return null;
  const awb = await port.reserveNumber();
  await db.updateTable('shipments').set({ awb }).where('id', '=', shipmentId).execute();
  return awb;
}

/** Writes the answer with an order event and the audit row of one change. */
function keep(
  ctx: Ctx,
  { order_id }: Shipment,
  action: `order.${string}`,
  write: (tx: Tx) => Promise<void>,
): Promise<void> {
  return changeOrder(ctx, order_id, { ability: 'ship_orders', action }, write);
}

async function writeBooking(tx: Tx, { id, order_id, gateway }: Shipment, booking: Booking): Promise<void> {
  const { awb, carrier, gatewayOrderId, gatewayShipmentId, chargePaise } = booking;
  await tx.db
    .updateTable('shipments')
    .set({
      state: 'booked',
      awb,
      carrier,
      gateway_order_id: gatewayOrderId,
      gateway_shipment_id: gatewayShipmentId,
      charge_paise: chargePaise,
      booked_at: tx.clock.now(),
      failure: '',
      asking_until: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
  const by = [toName(gateway), carrier].filter(Boolean).join(', ');
  await writeOrderEvent(tx, { orderId: order_id, kind: 'shipment_booked', reason: `${by} ${awb}` });
}

async function writeRefusal(tx: Tx, { id, order_id }: Shipment, { message }: ShopError): Promise<void> {
  await tx.db
    .updateTable('shipments')
    .set({ state: 'refused', failure: message, asking_until: null })
    .where('id', '=', id)
    .execute();
  await writeOrderEvent(tx, { orderId: order_id, kind: 'shipment_refused', reason: message });
}

/** The job retries from the next minute on; only the first silence is an event of the order. */
async function writeSilence(
  tx: Tx,
  { id, order_id, tries }: Shipment,
  { message }: ShopError,
): Promise<void> {
  await tx.db
    .updateTable('shipments')
    .set({ failure: message, asking_until: sql<Date>`null` })
    .where('id', '=', id)
    .execute();
  if (tries === 1)
    await writeOrderEvent(tx, { orderId: order_id, kind: 'shipment_unanswered', reason: message });
}

function toName(gateway: string): string {
  return GATEWAY_NAMES[CourierGateway.parse(gateway)];
}
