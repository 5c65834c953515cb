import { createHash } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { readControls } from './controls.ts';
import { disturb } from './disturb.ts';
import { WORDS, toWallTime } from './moves.ts';
import { type Parcel, addAnswer, addMove, addParcel, changeParcel, findParcel } from './parcels.ts';
import type { World } from './world.ts';

const carrier = 'Xpressbees Surface';

/** Serves the part of Shiprocket's HTTP API that the shop uses. */
export function makeShiprocket(world: World): Hono {
  const { keys, db } = world;
  const api = new Hono();
  const token = createHash('sha256').update(keys.password).digest('hex');
  api.post('/auth/login', disturb(world, 'sign_in'), async (c) => {
    const { email, password } = await c.req.json();
    if (email !== keys.email || password !== keys.password)
      return c.json({ message: 'Invalid email and password combination' }, 400);
    return c.json({ token });
  });
  const signedIn: MiddlewareHandler = async (c, next) =>
    c.req.header('authorization') === `Bearer ${token}`
      ? next()
      : c.json({ message: 'Token has expired' }, 401);
  api.use(signedIn);
  api.get('/settings/company/pickup', disturb(world, 'search'), (c) =>
    c.json({ data: { shipping_address: [{ pickup_location: 'Primary', pin_code: '221001' }] } }),
  );
  api.post('/orders/create/adhoc', disturb(world, 'book'), async (c) => {
    const order = await c.req.json();
    const refusal = findMistake(order);
    if (refusal) return c.json(refusal, 422);
    const isCod = order.payment_method === 'COD';
    const reference = order.order_id as string;
    const parcel =
      (await findParcel(world, { gateway: 'shiprocket', reference })) ??
      (await addParcel(world, {
        gateway: 'shiprocket',
        reference,
        pin: order.billing_pincode,
        isCod,
        awb: null,
      }));
    return c.json({
      ...toIds(parcel),
      status: 'NEW',
      status_code: parcel.is_cancelled ? 5 : 1,
      awb_code: parcel.awb ?? '',
    });
  });
  api.post('/courier/assign/awb', disturb(world, 'number'), async (c) => {
    const { shipment_id } = await c.req.json();
    const parcel = await findParcel(world, { id: toParcelId(shipment_id) });
    if (!parcel) return c.json({ message: 'Shipment not found' }, 404);
    const { unservedPins, cashlessPins } = await readControls(db);
    if (unservedPins.includes(parcel.pin) || (parcel.is_cod && cashlessPins.includes(parcel.pin)))
      return c.json({
        awb_assign_status: 0,
        response: { data: { awb_assign_error: 'No courier serves this pincode' } },
      });
    const awb = parcel.awb ?? `1910${String(parcel.id).padStart(8, '0')}`;
    await changeParcel(world, parcel.id, { awb });
    const data = { awb_code: awb, courier_name: carrier, freight_charges: 84.5 };
    return c.json({ awb_assign_status: 1, response: { data } });
  });
  api.get('/orders', disturb(world, 'search'), async (c) => {
    const parcel = await findParcel(world, {
      gateway: 'shiprocket',
      reference: c.req.query('search') ?? '',
    });
    const data = parcel && {
      id: parcel.id,
      channel_order_id: parcel.reference,
      status_code: parcel.is_cancelled ? 5 : 1,
      shipments: [{ id: toShipmentId(parcel.id), awb: parcel.awb, courier: carrier }],
    };
    return c.json({ data: data ? [data] : [] });
  });
  api.post('/courier/generate/label', disturb(world, 'label'), async (c) => {
    const { shipment_id } = await c.req.json();
    const parcel = await findParcel(world, { id: toParcelId(shipment_id[0]) });
    const url = `${new URL(c.req.url).origin}/sandbox/couriers/labels/${parcel?.awb}.pdf`;
    return c.json(parcel?.awb ? { label_created: 1, label_url: url } : { label_created: 0 });
  });
  api.post('/courier/generate/pickup', disturb(world, 'pickup'), async (c) => {
    const { shipment_id, pickup_date } = await c.req.json();
    const day = String(pickup_date?.[0] ?? '');
    await changeParcel(world, toParcelId(shipment_id[0]), { pickup_on: day });
    return c.json({ pickup_status: 1, response: { pickup_scheduled_date: `${day} 14:00:00` } });
  });
  api.post('/orders/cancel', disturb(world, 'cancel'), async (c) => {
    const { ids } = await c.req.json();
    for (const id of ids) await changeParcel(world, Number(id), { is_cancelled: true });
    return c.body(null, 204);
  });
  api.post('/orders/cancel/shipment/awbs', disturb(world, 'cancel'), async (c) => {
    const { awbs } = await c.req.json();
    for (const awb of awbs) {
      const parcel = await findParcel(world, { gateway: 'shiprocket', awb });
      if (!parcel) return c.json({ message: 'Cannot cancel this AWB' }, 400);
      await changeParcel(world, parcel.id, { is_cancelled: true });
      await addMove(world, parcel, { to: 'cancelled' });
    }
    return c.json({ message: 'Bulk Shipment cancellation is in progress. Please wait for 24 hours.' });
  });
  api.get('/courier/track/awb/:awb', disturb(world, 'track'), async (c) => {
    const parcel = await findParcel(world, { gateway: 'shiprocket', awb: c.req.param('awb') });
    if (!parcel)
      return c.json({ tracking_data: { track_status: 0, error: 'Aahh! There is no activities found' } });
    return c.json({ tracking_data: { track_status: 1, shipment_track_activities: toActivities(parcel) } });
  });
  api.get('/courier/serviceability/', disturb(world, 'rate'), async (c) => {
    const pin = c.req.query('delivery_postcode') ?? '';
    const { unservedPins, cashlessPins } = await readControls(db);
    if (unservedPins.includes(pin)) return c.json({ status: 404, message: 'No courier serves this pincode' });
    const cod = cashlessPins.includes(pin) ? 0 : 1;
    const company = { rate: 84.5, cod, blocked: 0, estimated_delivery_days: '3' };
    return c.json({ status: 200, data: { available_courier_companies: [company] } });
  });
  api.post('/ndr/:awb/action', disturb(world, 'answer'), async (c) => {
    const parcel = await findParcel(world, { gateway: 'shiprocket', awb: c.req.param('awb') });
    if (!parcel) return c.json({ message: 'Invalid AWB' }, 404);
    const { action } = await c.req.json();
    await addAnswer(world, parcel, action);
    return c.json({ status: true }, 202);
  });
  return api;
}

function toIds({ id }: Parcel) {
  return { order_id: id, shipment_id: toShipmentId(id) };
}

/** Shiprocket numbers orders and shipments apart: a caller that mistakes one for the other finds nothing. */
const SHIPMENTS_FROM = 5000;

function toShipmentId(parcelId: number): number {
  return parcelId + SHIPMENTS_FROM;
}

function toParcelId(shipmentId: unknown): number {
  return Number(shipmentId) - SHIPMENTS_FROM;
}

function findMistake(order: Record<string, unknown>) {
  const errors: Record<string, string[]> = {};
  if (order.pickup_location !== 'Primary') errors.pickup_location = ['Wrong Pickup location entered.'];
  for (const name of ['billing_customer_name', 'billing_address', 'billing_pincode', 'billing_phone'])
    if (!order[name]) errors[name] = [`The ${name.replaceAll('_', ' ')} field is required.`];
  return Object.keys(errors).length > 0 ? { message: 'The given data was invalid.', errors } : undefined;
}

/** Returns the moves of a parcel in the format of the tracking call and of the webhook. */
export function toActivities({ moves }: Parcel) {
  return moves.map(({ to, at }) => ({
    date: toWallTime(at).replace('T', ' '),
    activity: WORDS[to].label,
    location: 'Lucknow',
    'sr-status': String(WORDS[to].code),
    'sr-status-label': WORDS[to].label,
  }));
}
