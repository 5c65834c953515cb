import { afterAll, beforeAll, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/customer/retention.ts';
import { dayMs } from '#domain/durations.ts';
import { inTransaction } from '#shop/context.ts';
import { forgetOld } from '#shop/workflows/privacy/forget-old.ts';
import { buy, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, allowManyCodOrders, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { eraseParcels } from './erase-parcels.ts';

let shop: TestShop;
let productId: string;
beforeAll(async () => {
  shop = await openShop();
  productId = (await makeProduct(shop, { stock: 10 })).id;
  await allowManyCodOrders(shop);
});
afterAll(() => shop.close());

/** Writes a parcel with a label and one report of its courier, as a booking and a webhook leave them. */
async function sendParcel(buyer: MadeCustomer): Promise<string> {
  const { id: order_id, order_number: reference } = await buy(shop, buyer, toOrderBody({ productId }));
  const id = `shp_${reference}`;
  const at = shop.clock.now();
  const booked = {
    gateway: 'shiprocket',
    state: 'booked',
    awb: reference,
    size: '{}',
    requested_at: at,
  } as const;
  await shop.db
    .insertInto('shipments')
    .values({ id, order_id, reference, ...booked })
    .execute();
  const label = { shipment_id: id, pdf: Buffer.from('Asha Verma, 12 Hazratganj'), created_at: at };
  await shop.db.insertInto('shipment_labels').values(label).execute();
  const report = { code: '7', status: 'Delivered', note: 'Received by Asha Verma', place: 'Hazratganj' };
  await shop.db
    .insertInto('shipment_scans')
    .values({ shipment_id: id, at, received_at: at, ...report })
    .execute();
  return id;
}

const listLabels = async () =>
  (await shop.db.selectFrom('shipment_labels').select('shipment_id').execute()).map((row) => row.shipment_id);

test('the labels and courier notes of an erased customer are deleted; those of other customers stay', async () => {
  const [erased, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const parcel = await sendParcel(erased);
  const kept = await sendParcel(other);
  await inTransaction(shop.as({ kind: 'system' }), (tx) => eraseParcels(tx, erased.customerId));
  expect(await listLabels()).toEqual([kept]);
  const scans = await shop.db
    .selectFrom('shipment_scans')
    .select(['shipment_id', 'note', 'place', 'status'])
    .orderBy('note')
    .execute();
  expect(scans).toEqual([
    { shipment_id: parcel, note: '', place: '', status: 'Delivered' },
    { shipment_id: kept, note: 'Received by Asha Verma', place: 'Hazratganj', status: 'Delivered' },
  ]);
});

test('a label is deleted at the end of its retention period', async () => {
  const parcel = await sendParcel(await makeCustomer(shop));
  shop.clock.advance((KEPT_DAYS.shipment_labels - 1) * dayMs);
  await forgetOld(shop.as({ kind: 'system' }));
  expect(await listLabels()).toContain(parcel);
  shop.clock.advance(2 * dayMs);
  await forgetOld(shop.as({ kind: 'system' }));
  expect(await listLabels()).toEqual([]);
});
