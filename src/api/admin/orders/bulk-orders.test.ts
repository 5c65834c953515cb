import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkAnswer } from '#contract/bulk.ts';
import { readAnswer } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { post, toOrderBody } from '#test/buy.ts';
import { connectCourier, readBooked, steerCouriers } from '#test/couriers.ts';
import {
  type MadeCustomer,
  type MadeProduct,
  type MadeStaff,
  allowManyCodOrders,
  makeCustomer,
  makeProduct,
  makeStaff,
} from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let owner: MadeStaff;
let packer: MadeStaff;
let buyer: MadeCustomer;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
  diya = await makeProduct(shop, { stock: 50 });
  buyer = await makeCustomer(shop);
  await allowManyCodOrders(shop);
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function place(many: number): Promise<string[]> {
  const ids = [];
  for (let left = many; left > 0; left -= 1) ids.push(await placeOne());
  return ids;
}

async function placeOne(): Promise<string> {
  const body = toOrderBody({ productId: diya.id });
  const response = await post(shop, '/orders', { as: buyer, body, key: randomUUID() });
  return (await readAnswer('POST /orders', response)).order.id;
}

async function change(body: object, { as = owner, key = '' } = {}): Promise<BulkAnswer['results']> {
  const response = await post(shop, '/admin/orders/bulk', { as, body, key });
  expect(response.status).toBe(200);
  return (await readAnswer('POST /admin/orders/bulk', response)).results;
}

test('a bulk action packs the other orders when one is already cancelled, and reports that one with the reason', async () => {
  const ids = await place(4);
  await post(shop, `/admin/orders/${ids[1]}/cancellation`, { as: owner, body: { reason: 'Sold out' } });
  const results = await change({ action: 'pack', ids }, { as: packer });
  expect(results.map(({ done }) => done)).toEqual([true, false, true, true]);
  expect(results[1]).toMatchObject({
    id: ids[1],
    code: 'order.not_ready',
    error: 'Only an order in processing can be packed',
  });
  const again = await change({ action: 'pack', ids: [ids[1]] });
  expect(again).toMatchObject([{ done: false }]);
});

test('a row whose version is old fails alone', async () => {
  const ids = await place(2);
  const results = await change({
    action: 'pack',
    ids: [
      { id: ids[0], version: 7 },
      { id: ids[1], version: 1 },
    ],
  });
  expect(results).toMatchObject([
    { done: false, code: 'order.stale' },
    { id: ids[1], done: true },
  ]);
});

test('parcels are handed over with a tracking number each', async () => {
  const [id] = await place(1);
  const ids = [{ id, tracking_number: '12345678901' }];
  expect(await change({ action: 'ship', courier: 'delhivery', ids }, { as: packer })).toEqual([
    { id, done: true },
  ]);
  const missing = await post(shop, '/admin/orders/bulk', {
    as: owner,
    body: { action: 'ship', courier: 'delhivery', ids: [id] },
  });
  expect(await missing.json()).toMatchObject({ fields: { ids: 'Each parcel needs its tracking number' } });
});

test('the same key gets the first answer again, and is refused for a different request', async () => {
  const [id] = await place(1);
  const body = { action: 'cancel', ids: [id], reason: 'Sold out' };
  const first = await change(body, { key: 'bulk-key-1' });
  expect(first).toEqual([{ id, done: true }]);
  expect(await change(body, { key: 'bulk-key-1' })).toEqual(first);
  const other = await post(shop, '/admin/orders/bulk', {
    as: owner,
    body: { ...body, reason: 'Broken' },
    key: 'bulk-key-1',
  });
  expect(other.status).toBe(422);
  expect(await other.json()).toMatchObject({ code: 'request.other' });
});

test('a packer, who may not cancel orders, cannot cancel them in bulk either', async () => {
  const [id] = await place(1);
  const results = await change({ action: 'cancel', ids: [id], reason: 'Sold out' }, { as: packer });
  expect(results).toMatchObject([{ done: false, code: 'access.forbidden' }]);
});

test('packed parcels are booked with the courier in bulk; a refusal is reported with its reason and can be retried', async () => {
  await connectCourier(shop);
  const ids = await place(3);
  await change({ action: 'pack', ids: ids.slice(0, 2) }, { as: packer });
  await steerCouriers(shop, { failNext: [{ call: 'book', fault: 'refused' }] });
  const results = await change({ action: 'book', ids }, { as: packer });
  expect(results).toEqual([
    {
      id: ids[0],
      done: false,
      code: 'supplier.refused',
      error: 'Shiprocket refused the booking: The sandbox was told to refuse this',
    },
    { id: ids[1], done: true },
    expect.objectContaining({ id: ids[2], done: false, code: 'order.not_packed' }),
  ]);
  expect(await change({ action: 'book', ids: [ids[0]] }, { as: packer })).toEqual([
    { id: ids[0], done: true },
  ]);
  const { awb, size } = await readBooked(shop, ids[1]!);
  expect([awb, size]).toMatchObject([expect.any(String), { length_cm: 20, breadth_cm: 15, height_cm: 10 }]);
  await connectCourier(shop, null);
  const [unconnected] = await change({ action: 'book', ids: [ids[2]] });
  expect(unconnected).toMatchObject({ done: false, code: 'courier.not_connected' });
});
