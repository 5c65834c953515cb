import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, buyOnline, countAnswers, get, post, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import {
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let ravi: MadeStaff;
let meera: MadeStaff;
let diya: MadeProduct;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  ravi = await makeStaff(shop, 'packer');
  meera = await makeStaff(shop, 'packer');
  diya = await makeProduct(shop, { stock: 100 });
  await allowManyCodOrders(shop);
});
beforeEach(async () => {
  ({ id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: diya.id })));
});
afterAll(() => shop.close());

const claim = (as: MadeStaff) => post(shop, `/admin/orders/${id}/claim`, { as, body: {} });
const pack = (as: MadeStaff, body = {}) => post(shop, `/admin/orders/${id}/packing`, { as, body });
const open = async () => (await callApi('GET /admin/orders/{id}', { shop, as: ravi, params: { id } })).order;

async function listActions(): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('audit_events')
    .select('action')
    .where('subject', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

test('when twenty packers claim one order at once, exactly one gets it', async () => {
  const packers = await Promise.all(Array.from({ length: 20 }, () => makeStaff(shop, 'packer')));
  const answers = await Promise.all(packers.map(claim));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 order.claimed': 19 });
  expect(await listActions()).toEqual(['order.claimed']);
});

test('a claimed order shows who is packing it, and other packers cannot pack or ship it', async () => {
  const { name } = (await (await get(shop, '/admin/me', ravi)).json()).staff as { name: string };
  expect((await claim(ravi)).status).toBe(200);
  const { orders } = await callApi('GET /admin/orders', { shop, as: meera, query: { stage: 'to_pack' } });
  expect(orders.find((order) => order.id === id)!.claim).toMatchObject({ staff_id: ravi.staffId, name });
  const refused = await claim(meera);
  expect(await refused.json()).toMatchObject({
    code: 'order.claimed',
    error: `${name} is packing this order.`,
    claim: { name },
  });
  expect(await countAnswers([await pack(meera)])).toEqual({ '409 order.claimed': 1 });
  const body = { courier: 'delhivery', tracking_number: '12345678901' };
  const shipped = await post(shop, `/admin/orders/${id}/shipment`, { as: meera, body });
  expect(await countAnswers([shipped])).toEqual({ '409 order.claimed': 1 });
  expect((await pack(ravi)).status).toBe(200);
  expect((await open()).claim).toBe(null);
  expect(await countAnswers([await claim(ravi)])).toEqual({ '409 order.not_ready': 1 });
});

test('a claim lasts fifteen minutes after it was last renewed, and can be given up', async () => {
  await claim(ravi);
  shop.clock.advance(14 * 60_000);
  expect((await claim(ravi)).status).toBe(200);
  shop.clock.advance(14 * 60_000);
  expect((await claim(meera)).status).toBe(409);
  shop.clock.advance(61_000);
  expect((await claim(meera)).status).toBe(200);
  const release = (as: MadeStaff) =>
    shop.app.request(`/api/v1/admin/orders/${id}/claim`, { method: 'DELETE', headers: as.headers });
  shop.clock.advance(1000);
  expect((await release(ravi)).status).toBe(204);
  expect((await open()).claim?.staff_id).toBe(meera.staffId);
  expect((await release(meera)).status).toBe(204);
  expect((await open()).claim).toBe(null);
  expect(await listActions()).toEqual(['order.claimed', 'order.claimed', 'order.claim_released']);
});

test('a missing piece is shown in the list, on Today and on the order until it is credited or packed', async () => {
  const owner = await makeStaff(shop);
  const two = toOrderBody({ productId: diya.id, quantity: 2 });
  const { order } = await buyOnline(shop, await makeCustomer(shop), two);
  const { id: other, items } = order;
  const report = (as: MadeStaff, quantity: number) =>
    post(shop, `/admin/orders/${other}/missing-pieces`, {
      as,
      body: { items: [{ item_id: items[0]!.id, quantity }] },
    });
  const listMissing = async () => {
    const query = { missing: 'true' } as const;
    return (await callApi('GET /admin/orders', { shop, as: ravi, query })).orders.map(
      (order) => order.missing_pieces,
    );
  };
  await post(shop, `/admin/orders/${other}/claim`, { as: ravi, body: {} });
  expect(await countAnswers([await report(meera, 1)])).toEqual({ '409 order.claimed': 1 });
  expect(await countAnswers([await report(ravi, 3)])).toEqual({ '422 packing.pieces': 1 });
  expect(await listMissing()).toEqual([]);
  expect((await report(ravi, 1)).status).toBe(200);
  const missing = `1 of 2 ${items[0]!.product_name} (${diya.sku})`;
  expect(await listMissing()).toEqual([missing]);
  const read = async () =>
    (await callApi('GET /admin/orders/{id}', { shop, as: ravi, params: { id: other } })).order;
  expect(await read()).toMatchObject({ claim: null, missing_pieces: missing });
  expect(await callApi('GET /admin/today', { shop, as: owner })).toMatchObject({ pieces_missing: 1 });

  const refund = await shop.app.request(`/api/v1/admin/orders/${other}/refund`, {
    method: 'POST',
    headers: { ...owner.headers, 'idempotency-key': 'the-piece-that-is-missing' },
    body: JSON.stringify({ reason: 'Not found', items: [{ item_id: items[0]!.id, quantity: 1 }] }),
  });
  expect(await countAnswers([refund])).toEqual({ '200': 1 });
  expect((await read()).missing_pieces).toBe(null);
  expect((await report(ravi, 1)).status).toBe(200);
  expect(await listMissing()).toEqual([`${items[0]!.product_name} (${diya.sku})`]);
  await post(shop, `/admin/orders/${other}/packing`, { as: ravi, body: {} });
  expect(await listMissing()).toEqual([]);
  expect(await countAnswers([await report(ravi, 1)])).toEqual({ '409 order.not_ready': 1 });
});

test('packing and shipping that a phone sends twice are done once, with one message', async () => {
  const body = { courier: 'delhivery', tracking_number: '12345678901' };
  for (let time = 0; time < 2; time += 1) {
    expect((await pack(ravi)).status).toBe(200);
    shop.clock.advance(1000);
    expect((await post(shop, `/admin/orders/${id}/shipment`, { as: ravi, body })).status).toBe(200);
  }
  const { events, messages } = await open();
  expect(events.map(({ kind }) => kind).filter((kind) => /packed|shipped/.test(kind))).toEqual([
    'order_packed',
    'order_shipped',
  ]);
  expect(messages.filter(({ kind, channel }) => kind === 'order_shipped' && channel === 'sms')).toHaveLength(
    1,
  );
  expect(await listActions()).toEqual(['order.packed', 'order.shipped']);
});

/** Returns a photo like a phone's, with the place where it was taken. */
function takePhoto(colour = '#b5472f'): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 50/1 0/1' } })
    .toBuffer();
}

async function send(photo: Buffer, as = ravi): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(photo)], 'parcel.jpg', { type: 'image/jpeg' }));
  const { authorization } = as.headers;
  return shop.app.request(`/api/v1/admin/orders/${id}/photos`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
}

test('a photo of the parcel is kept with the order, once, smaller and without its location', async () => {
  const photo = await takePhoto();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  expect((await send(photo)).status).toBe(200);
  expect((await send(photo)).status).toBe(200);
  const { photos } = await open();
  expect(photos).toMatchObject([{ width: 1600, height: 800, taken_by: expect.any(String) }]);
  const kept = await get(shop, photos[0]!.url.replace('/api/v1', ''), ravi);
  expect(kept.headers.get('cache-control')).toContain('private');
  const { exif, width } = await sharp(new Uint8Array(await kept.arrayBuffer())).metadata();
  expect([exif, width]).toEqual([undefined, 1600]);
  expect(await listActions()).toEqual(['order.photo_added']);
});

test('only staff can see a parcel photo', async () => {
  await send(await takePhoto());
  const [photo] = (await open()).photos;
  const path = photo!.url.replace('/api/v1', '');
  expect((await get(shop, path)).status).toBe(401);
  expect((await get(shop, path, await makeCustomer(shop))).status).toBe(401);
  const { id: other } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: diya.id }));
  expect((await get(shop, path.replace(id, other), ravi)).status).toBe(404);
});

test('a file that is not a photo, is too large or exceeds the limit per order is refused', async () => {
  expect(await countAnswers([await send(Buffer.from('%PDF-1.7 no photo'))])).toEqual({
    '415 request.unsupported': 1,
  });
  expect((await send(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
  for (let one = 0; one < 12; one += 1) await send(await takePhoto(`#00${(16 + 16 * one).toString(16)}00`));
  expect(await countAnswers([await send(await takePhoto('#ffffff'))])).toEqual({
    '409 order.photos_full': 1,
  });
});
