import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findOrderByNumber } from '#shop/orders/find-by-number.ts';
import { audit } from '#test/auditor.ts';
import { type Answer, buy, post, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let packer: MadeStaff;
let order: Answer['order'];
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  packer = await makeStaff(shop, 'packer');
  const { id: productId } = await makeProduct(shop);
  order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  await shop.drainJobs();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const byBus = { courier: 'other', courier_name: 'Sharma Travels, Dausa' };
const page = 'https://sharma.example/parcels';

function ship(body: object): Promise<Response> {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${order.id}/shipment`, { as: packer, body });
}

async function correct(body: object) {
  shop.clock.advance(1000);
  const path = `/api/v1/admin/orders/${order.id}/shipment`;
  const method = 'PATCH';
  const response = await shop.app.request(path, {
    method,
    headers: packer.headers,
    body: JSON.stringify(body),
  });
  return readAnswer('PATCH /admin/orders/{id}/shipment', response);
}

async function readTold(words: string): Promise<string[]> {
  await shop.drainJobs();
  const sent = (await shop.outbox()).map(({ body }) => body);
  return sent.filter((body) => body.includes(order.order_number) && body.includes(words));
}

async function list(courier: string): Promise<string[]> {
  const path = `/api/v1/admin/orders?courier=${courier}`;
  const response = await shop.app.request(path, { headers: packer.headers });
  const { orders } = await readAnswer('GET /admin/orders', response);
  return orders.map(({ order_number }) => order_number);
}

test('a parcel by bus ships with the typed courier name and no number, and the buyer reads that name', async () => {
  const response = await ship(byBus);
  const { order: shipped } = await readAnswer('POST /admin/orders/{id}/shipment', response);
  const tracking = { provider: 'Sharma Travels, Dausa', number: null, url: null };
  expect(shipped).toMatchObject({ status: 'shipped', tracking });
  expect(await readTold('is on its way with Sharma Travels, Dausa.')).toHaveLength(2);
  const followed = await shop.app.request(`/api/v1/track/${order.order_number}`);
  expect(followed.headers.get('location')).toBe(`/track/${order.order_number}/status`);
  expect((await ship(byBus)).status).toBe(200);
});

test('a typed courier page is shown as a link, and is never redirected to', async () => {
  await ship({ ...byBus, tracking_number: 'LR-1234', tracking_url: page });
  const followed = await shop.app.request(`/api/v1/track/${order.order_number}`);
  expect(followed.headers.get('location')).toBe(`/track/${order.order_number}/status`);
  expect(await findOrderByNumber(packer.ctx, order.order_number)).toMatchObject({
    courier: 'Sharma Travels, Dausa',
    trackingNumber: 'LR-1234',
    courierUrl: null,
    typedUrl: page,
  });
});

test('the list finds all other couriers under one filter value', async () => {
  await ship(byBus);
  expect(await list('other')).toContain(order.order_number);
  expect(await list('other,dtdc')).toContain(order.order_number);
  expect(await list('dtdc')).not.toContain(order.order_number);
});

test('a correction replaces the courier completely, and a listed courier needs a number', async () => {
  await ship({ courier: 'delhivery', tracking_number: '11111111111' });
  await readTold('Delhivery');
  const { order: byHand } = await correct({ ...byBus, tracking_url: page });
  expect(byHand.tracking).toMatchObject({ provider: byBus.courier_name, number: null, url: page });
  expect(byHand.events.at(-1)?.reason).toBe('delhivery 11111111111 → Sharma Travels, Dausa');
  expect(await readTold('wrong courier')).toHaveLength(2);
  const numbered = await correct({ tracking_number: 'LR-77' });
  expect(numbered.order.tracking).toMatchObject({
    provider: byBus.courier_name,
    number: 'LR-77',
    url: page,
  });
  await correct(byBus);
  const path = `/api/v1/admin/orders/${order.id}/shipment`;
  const body = JSON.stringify({ courier: 'dtdc' });
  const refused = await shop.app.request(path, { method: 'PATCH', headers: packer.headers, body });
  expect((await readRefusal(refused)).fields).toEqual({
    tracking_number: 'Please enter the tracking number',
  });
  const { order: listed } = await correct({ courier: 'bluedart', tracking_number: '22222222222' });
  expect(listed.tracking).toMatchObject({
    provider: 'Blue Dart',
    url: expect.stringContaining('22222222222'),
  });
});

test.each([
  { courier: ' Sharma ' },
  { courier: null, tracking_number: '1234' },
  { courier: 'Sharma', tracking_url: 'javascript:alert(1)' },
])('the database refuses %j', async (parcel) => {
  await expect(
    shop.db.updateTable('orders').set(parcel).where('id', '=', order.id).execute(),
  ).rejects.toThrow(/orders_(courier|tracking)/);
});
