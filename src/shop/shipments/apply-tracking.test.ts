import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { courierSecret, type TestShop, openShop } from '#test/open-shop.ts';
import { bookOne, connectCourier, moveParcel as move, readBooked } from '#test/couriers.ts';
import { type MadeProduct, type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { askCouriers } from './ask-couriers.ts';

let shop: TestShop;
let packer: MadeStaff;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
  diya = await makeProduct(shop, { stock: 500 });
  await connectCourier(shop);
});
afterAll(() => shop.close());

function book(): Promise<{ id: string; awb: string }> {
  shop.clock.advance(1000);
  return bookOne(shop, { productId: diya.id, by: packer });
}

/** Events of the same moment have no order, so time passes before each. */
function moveParcel(...[, awb, how]: Parameters<typeof move>): Promise<number[]> {
  shop.clock.advance(1000);
  return move(shop, awb, how);
}

/** Returns a moment some hours ago. */
function ago(hours: number): string {
  return new Date(shop.clock.now().getTime() - hours * hourMs).toISOString();
}

function readOrder(id: string) {
  return shop.db
    .selectFrom('orders')
    .select(['status', 'courier', 'tracking_number', 'tracking_url', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function kinds(id: string): Promise<string[]> {
  const rows = await shop.db
    .selectFrom('order_events')
    .select('kind')
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
}

function scansOf(id: string) {
  return shop.db
    .selectFrom('shipment_scans as c')
    .innerJoin('shipments as s', 's.id', 'c.shipment_id')
    .select(['c.code', 'c.state'])
    .where('s.order_id', '=', id)
    .execute();
}

test('a pickup webhook ships the order with the courier’s number, a delivery webhook delivers it; no cash is booked', async () => {
  const { id, awb } = await book();
  expect(await moveParcel(shop, awb, { to: 'picked_up' })).toEqual([200]);
  expect(await readOrder(id)).toMatchObject({
    status: 'shipped',
    courier: 'shiprocket',
    tracking_number: awb,
    tracking_url: `https://shiprocket.co/tracking/${awb}`,
  });
  shop.clock.advance(hourMs);
  await moveParcel(shop, awb, { to: 'out_for_delivery' });
  shop.clock.advance(hourMs);
  await moveParcel(shop, awb, { to: 'delivered' });
  expect(await readOrder(id)).toMatchObject({ status: 'delivered', payment_status: 'pending' });
  expect((await kinds(id)).slice(-3)).toEqual(['order_shipped', 'out_for_delivery', 'order_delivered']);
});

test('a webhook received three times is stored once', async () => {
  const { id, awb } = await book();
  expect(await moveParcel(shop, awb, { to: 'picked_up', copies: 3 })).toEqual([200, 200, 200]);
  expect(await scansOf(id)).toHaveLength(1);
  expect((await kinds(id)).filter((kind) => kind === 'order_shipped')).toHaveLength(1);
});

test('reports that arrive out of order still give the parcel’s current state', async () => {
  const { id, awb } = await book();
  await moveParcel(shop, awb, { to: 'delivered', at: ago(1) });
  await moveParcel(shop, awb, { to: 'out_for_delivery', at: ago(3) });
  await moveParcel(shop, awb, { to: 'picked_up', at: ago(9) });
  expect(await readOrder(id)).toMatchObject({ status: 'delivered' });
  expect(await readBooked(shop, id)).toMatchObject({ state: 'delivered' });
  expect(await scansOf(id)).toHaveLength(3);
});

test('an unknown report is stored and changes nothing', async () => {
  const { id, awb } = await book();
  await moveParcel(shop, awb, { to: 'something_new' });
  expect(await scansOf(id)).toEqual([{ code: '999', state: null }]);
  expect(await readBooked(shop, id)).toMatchObject({ state: 'booked' });
  expect(await readOrder(id)).toMatchObject({ status: 'processing' });
});

test('a lost webhook is made up for by polling the courier', async () => {
  const { id, awb } = await book();
  await moveParcel(shop, awb, { to: 'picked_up', copies: 0 });
  expect(await readOrder(id)).toMatchObject({ status: 'processing' });
  await askCouriers(shop.as({ kind: 'system' }));
  expect(await readOrder(id)).toMatchObject({ status: 'shipped' });
});

test('a failed delivery awaits an answer within a day; a parcel that comes back stays shipped until staff act', async () => {
  const { id, awb } = await book();
  await moveParcel(shop, awb, { to: 'out_for_delivery', at: ago(6) });
  const failedAt = ago(5);
  await moveParcel(shop, awb, { to: 'delivery_failed', at: failedAt });
  expect(await readBooked(shop, id)).toMatchObject({
    state: 'delivery_failed',
    failed_attempts: 1,
    answer_by: new Date(new Date(failedAt).getTime() + 24 * hourMs),
  });
  await moveParcel(shop, awb, { to: 'return_started', at: ago(4) });
  await moveParcel(shop, awb, { to: 'return_in_transit', at: ago(3) });
  await moveParcel(shop, awb, { to: 'returned', at: ago(2) });
  expect(await readBooked(shop, id)).toMatchObject({ state: 'returned', answer_by: null });
  expect(await readOrder(id)).toMatchObject({ status: 'shipped', payment_status: 'pending' });
  const told = await kinds(id);
  // The first report of a parcel also shows that it was shipped: two events of the same moment, in no order.
  expect(told.slice(-5, -3).toSorted()).toEqual(['order_shipped', 'out_for_delivery']);
  expect(told.slice(-3)).toEqual(['delivery_failed', 'return_started', 'return_arrived']);
});

test('a webhook without the secret is refused, and one about an unknown parcel changes nothing', async () => {
  const { id, awb } = await book();
  const send = (secret: string, number: string) =>
    shop.app.request('/api/v1/webhooks/couriers/aggregator', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': secret },
      body: JSON.stringify({
        awb: number,
        shipment_status_id: 7,
        shipment_status: 'DELIVERED',
        current_timestamp: '21 11 2026 09:00:00',
      }),
    });
  expect((await send('', awb)).status).toBe(422);
  expect((await send('wrong', awb)).status).toBe(422);
  expect((await send(courierSecret, '000000')).status).toBe(200);
  expect(await readOrder(id)).toMatchObject({ status: 'processing' });
  expect((await send(courierSecret, awb)).status).toBe(200);
  expect(await readOrder(id)).toMatchObject({ status: 'delivered' });
});
