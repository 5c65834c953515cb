import { randomInt } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { readControls } from './controls.ts';
import { disturb } from './disturb.ts';
import { WORDS, toWallTime } from './moves.ts';
import { type Parcel, addAnswer, addMove, addParcel, changeParcel, findParcel } from './parcels.ts';
import type { World } from './world.ts';

/** Serves the part of Delhivery's HTTP API that the shop uses. */
export function makeDelhivery(world: World): Hono {
  const { keys, db } = world;
  const api = new Hono();
  const hasToken: MiddlewareHandler = async (c, next) =>
    c.req.header('authorization') === `Token ${keys.token}`
      ? next()
      : c.json({ detail: 'Login or API Key Required' }, 401);
  api.use(hasToken);
  api.get('/waybill/api/fetch/json/', disturb(world, 'number'), (c) =>
    c.json(`5992${String(randomInt(10 ** 10)).padStart(10, '0')}`),
  );
  api.post('/api/cmu/create.json', disturb(world, 'book'), async (c) => {
    const { shipments, pickup_location } = JSON.parse(String((await c.req.parseBody()).data));
    const [asked] = shipments;
    const fail = (remark: string) =>
      c.json({ success: false, rmk: remark, packages: [{ status: 'Fail', waybill: '', remarks: [remark] }] });
    if (pickup_location.name !== 'Primary') return fail('ClientWarehouse matching query does not exist.');
    if (await findParcel(world, { awb: asked.waybill })) return fail('Duplicate waybill');
    const { unservedPins, cashlessPins } = await readControls(db);
    const isCod = asked.payment_mode === 'COD';
    if (unservedPins.includes(asked.pin) || (isCod && cashlessPins.includes(asked.pin)))
      return fail('Pincode is not serviceable');
    const parcel = await addParcel(world, {
      gateway: 'delhivery',
      reference: asked.order,
      pin: asked.pin,
      isCod,
      awb: asked.waybill,
    });
    const made = { status: 'Success', waybill: parcel.awb, refnum: parcel.reference, remarks: [''] };
    return c.json({ success: true, packages: [made] });
  });
  api.get('/api/v1/packages/json/', async (c, next) => {
    const kind = c.req.query('ref_ids') ? 'search' : 'track';
    return disturb(world, kind)(c, next);
  });
  api.get('/api/v1/packages/json/', async (c) => {
    const { ref_ids: reference, waybill = '' } = c.req.query();
    const keysOf = reference ? [{ reference }] : waybill.split(',').map((awb) => ({ awb }));
    const found = await Promise.all(keysOf.map((key) => findParcel(world, { ...key, gateway: 'delhivery' })));
    const parcels = found.filter((parcel) => parcel !== undefined);
    if (parcels.length === 0) return c.json({ Error: 'No such waybill or Order Id found' });
    return c.json({ ShipmentData: parcels.map(toShipment) });
  });
  api.get('/api/p/packing_slip', disturb(world, 'label'), async (c) => {
    const url = `${new URL(c.req.url).origin}/sandbox/couriers/labels/${c.req.query('wbns')}.pdf`;
    return c.json({ packages: [{ pdf_download_link: url }] });
  });
  api.post('/fm/request/new/', disturb(world, 'pickup'), async (c) => {
    const { pickup_date } = await c.req.json();
    return c.json({ pickup_id: 1, pickup_date });
  });
  api.post('/api/p/edit', disturb(world, 'cancel'), async (c) => {
    const { waybill, cancellation } = await c.req.json();
    const parcel = await findParcel(world, { gateway: 'delhivery', awb: waybill });
    if (!parcel) return c.json({ status: 'Failure', error: 'No such waybill' });
    await addAnswer(world, parcel, cancellation ? 'cancel' : 'edit');
    if (cancellation) await changeParcel(world, parcel.id, { is_cancelled: true });
    if (cancellation && parcel.moves.length > 0) await addMove(world, parcel, { to: 'return_started' });
    return c.json({ status: true, remark: 'Shipment has been edited' });
  });
  api.post('/api/p/update', disturb(world, 'answer'), async (c) => {
    const { data } = await c.req.json();
    const parcel = await findParcel(world, { gateway: 'delhivery', awb: data[0].waybill });
    if (!parcel) return c.json({ error: 'No such waybill' }, 400);
    await addAnswer(world, parcel, data[0].act);
    return c.json({ request_id: `UPL${parcel.id}` });
  });
  api.get('/c/api/pin-codes/json/', disturb(world, 'rate'), async (c) => {
    const pin = c.req.query('filter_codes') ?? '';
    const { unservedPins, cashlessPins } = await readControls(db);
    if (unservedPins.includes(pin)) return c.json({ delivery_codes: [] });
    const cod = cashlessPins.includes(pin) ? 'N' : 'Y';
    return c.json({
      delivery_codes: [{ postal_code: { pre_paid: 'Y', cod, pickup: 'Y', remarks: '' } }],
    });
  });
  api.get('/api/kinko/v1/invoice/charges/.json', (c) => c.json([{ total_amount: 92.04 }]));
  return api;
}

function toShipment({ awb, reference, moves }: Parcel) {
  const Scans = moves.map(({ to, at }) => ({
    ScanDetail: {
      Scan: WORDS[to].status,
      ScanType: WORDS[to].type,
      StatusCode: WORDS[to].nsl,
      ScanDateTime: toWallTime(at),
      ScannedLocation: 'Lucknow_Hub (Uttar Pradesh)',
      Instructions: WORDS[to].said,
    },
  }));
  return { Shipment: { AWB: awb, ReferenceNo: reference, Scans } };
}
