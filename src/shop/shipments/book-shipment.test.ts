import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { packOrder } from '#shop/orders/fulfilment/pack-order.ts';
import { buy, buyOnline, post, toOrderBody } from '#test/buy.ts';
import { connectCourier, packOne, size, steerCouriers } from '#test/couriers.ts';
import { type MadeProduct, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { askCouriers } from './ask-couriers.ts';
import { bookShipment } from './book-shipment.ts';
import { suggestSize } from './suggest-size.ts';
import { toParcel } from './to-parcel.ts';

let shop: TestShop;
let packer: MadeStaff;
let diya: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
  diya = await makeProduct(shop, { stock: 500 });
  await connectCourier(shop);
});
beforeEach(async () => {
  await control({ failNext: [] });
});
afterAll(() => shop.close());

const control = (change: object) => steerCouriers(shop, change);
const packed = () => packOne(shop, { productId: diya.id, by: packer });

function rows(orderId: string) {
  return shop.db
    .selectFrom('shipments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('reference')
    .execute();
}

const Parcels = z.array(
  z.object({ reference: z.string(), awb: z.string().nullable(), is_cancelled: z.boolean() }),
);

async function parcelsOf(orderId: string) {
  const { order_number } = await shop.db
    .selectFrom('orders')
    .select('order_number')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const all = Parcels.parse(await (await shop.couriers.request('/parcels')).json());
  return all.filter(({ reference }) => reference.startsWith(order_number));
}

test('a packed order is booked with its number, carrier and charge, and one audit row names the packer', async () => {
  const id = await packed();
  await bookShipment(packer.ctx, id, size);
  const [shipment] = await rows(id);
  expect(shipment).toMatchObject({
    state: 'booked',
    awb: expect.stringMatching(/^1910\d{8}$/),
    carrier: 'Xpressbees Surface',
    charge_paise: 8450,
    failure: '',
  });
  const audit = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'staff_id'])
    .where('subject', '=', id)
    .where('action', 'like', '%shipment%')
    .execute();
  expect(audit).toEqual([{ action: 'order.shipment_booked', staff_id: packer.staffId }]);
});

test('twenty concurrent bookings of an order book one parcel', async () => {
  const id = await packed();
  const calls = await Promise.allSettled(
    Array.from({ length: 20 }, () => bookShipment(packer.ctx, id, size)),
  );
  const refusals = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason.code] : []));
  expect(refusals.every((code) => code === 'shipment.in_progress')).toBe(true);
  expect(await rows(id)).toHaveLength(1);
  expect(await parcelsOf(id)).toHaveLength(1);
});

test.each(['book', 'number'])(
  'a lost response to the call %s is recovered by polling, without a second booking',
  async (call) => {
    const id = await packed();
    await control({ failNext: [{ call, fault: 'lost' }] });
    await expect(bookShipment(packer.ctx, id, size)).rejects.toMatchObject({ code: 'supplier.unavailable' });
    expect(await rows(id)).toMatchObject([{ state: 'requested', awb: null }]);
    await askCouriers(shop.as({ kind: 'system' }));
    expect(await rows(id)).toMatchObject([{ state: 'booked', awb: expect.any(String) }]);
    expect(await parcelsOf(id)).toHaveLength(1);
  },
);

test.each(['timeout', 'busy', 'error'])(
  'after the courier fails with %s, the job completes the booking',
  async (fault) => {
    const id = await packed();
    await control({ failNext: [{ call: 'book', fault }] });
    await expect(bookShipment(packer.ctx, id, size)).rejects.toMatchObject({ code: 'supplier.unavailable' });
    await askCouriers(shop.as({ kind: 'system' }));
    expect(await rows(id)).toMatchObject([{ state: 'booked' }]);
  },
);

test('an expired courier token is replaced automatically', async () => {
  const id = await packed();
  await bookShipment(packer.ctx, await packed(), size);
  await control({ failNext: [{ call: 'book', fault: 'expired' }] });
  await bookShipment(packer.ctx, id, size);
  expect(await rows(id)).toMatchObject([{ state: 'booked' }]);
});

test('an unserved PIN code is refused in the courier’s words; the next booking gets its own reference', async () => {
  const id = await packed();
  await control({ unservedPins: ['226001'] });
  await expect(bookShipment(packer.ctx, id, size)).rejects.toMatchObject({
    code: 'supplier.refused',
    message: 'Shiprocket refused the booking: No courier serves this pincode',
  });
  expect(await parcelsOf(id)).toMatchObject([{ is_cancelled: true }]);
  await control({ unservedPins: [] });
  await bookShipment(packer.ctx, id, size);
  const [refused, booked] = await rows(id);
  expect([refused!.state, booked!.state]).toEqual(['refused', 'booked']);
  expect(booked!.reference).toBe(`${refused!.reference}-2`);
});

test('the courier gets the value and weight of the parcel without pieces that were credited before', async () => {
  const lamp = await makeProduct(shop, { pricePaise: 1000_00, stock: 5 });
  await shop.db.updateTable('products').set({ weight_grams: 640 }).where('id', '=', lamp.id).execute();
  const unweighed = await makeProduct(shop, { pricePaise: 500_00, stock: 5 });
  const pieces = [{ productId: lamp.id, quantity: 2 }, { productId: unweighed.id }];
  const { order } = await buyOnline(shop, await makeCustomer(shop), toOrderBody(pieces));
  const { id } = order;
  const credited = order.items.map(({ id: item_id }) => ({ item_id, quantity: 1 }));
  const refunded = await post(shop, `/admin/orders/${id}/refund`, {
    as: await makeStaff(shop),
    key: 'refund-before-packing',
    body: { reason: 'One is enough', items: credited },
  });
  expect(refunded.status).toBe(200);
  await packOrder(packer.ctx, id);
  const usual = { ...size, grams: 500 };
  expect((await suggestSize(shop.ctx, id, usual)).grams).toBe(740);
  const requested = { order_id: id, reference: 'HT-1', awb: null, size };
  const parcel = await toParcel(packer.ctx, requested, { location: 'Primary', pin: '221001' });
  // A lamp of 1,000 less 5 % for paying online, and 100 for delivery.
  expect(parcel).toMatchObject({ totalPaise: 1050_00, lines: [{ sku: lamp.sku, quantity: 1 }] });
});

test('an order that is not packed, or staff who may not ship, cannot book a shipment', async () => {
  const { id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: diya.id }));
  await expect(bookShipment(packer.ctx, id, size)).rejects.toMatchObject({ code: 'order.not_packed' });
  const writer = await makeStaff(shop, 'writer');
  await expect(bookShipment(writer.ctx, id, size)).rejects.toMatchObject({ kind: 'forbidden' });
  expect(await rows(id)).toEqual([]);
});

test('a Delhivery parcel is booked under a reserved number, and a lost response finds that same parcel', async () => {
  await connectCourier(shop, 'delhivery');
  const id = await packed();
  await control({ failNext: [{ call: 'book', fault: 'lost' }] });
  await expect(bookShipment(packer.ctx, id, size)).rejects.toMatchObject({ code: 'supplier.unavailable' });
  const [{ awb } = { awb: null }] = await rows(id);
  expect(awb).toMatch(/^5992\d{10}$/);
  await askCouriers(shop.as({ kind: 'system' }));
  expect(await rows(id)).toMatchObject([{ state: 'booked', awb, carrier: 'Delhivery' }]);
  expect(await parcelsOf(id)).toHaveLength(1);
  await connectCourier(shop);
});
