import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { callApi } from '#test/call-api.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  const places = ['226001', '226002'].map((pin) => ({ pin, state_key: 'UP', district: 'Lucknow' }));
  await shop.db.insertInto('pincodes').values(places).execute();
});
afterAll(() => shop.close());

const look = (pin: string) => callApi('GET /pincodes/{pin}', { shop, params: { pin } });

async function save(settings: object): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, settings));
  await shop.changes.settle();
}

test('a PIN code that the owner refuses, or where too many parcels were refused, has no cash on delivery', async () => {
  expect(await look('226001')).toMatchObject({ city: 'Lucknow', cod_offered: true });

  await save({ cod: { refusedPins: ['226002'] } });
  expect(await look('226002')).toMatchObject({ city: 'Lucknow', cod_offered: false });
  expect(await look('226001')).toMatchObject({ cod_offered: true });

  await save({ cod: { mostRefusalsInPin: 0 } });
  expect(await look('226001')).toMatchObject({ cod_offered: true });
  await refuseParcel();
  expect(await look('226001')).toMatchObject({ cod_offered: false });
  expect(await look('226002')).toMatchObject({ cod_offered: true });

  await save({ payment: { codEnabled: false } });
  expect(await look('226002')).toMatchObject({ cod_offered: false });
});

/** Records a cash parcel to 226001 whose customer refused it. */
async function refuseParcel(): Promise<void> {
  const [packer, { id: productId }] = [await makeStaff(shop, 'packer'), await makeProduct(shop)];
  const { id } = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const parcel = { courier: 'delhivery', tracking_number: '12345678901' };
  for (const [move, body] of [
    ['packing', {}],
    ['shipment', parcel],
    ['return-to-origin', { reason: 'refused at the door' }],
  ] as const) {
    const { status } = await post(shop, `/admin/orders/${id}/${move}`, { as: packer, body });
    expect([move, status]).toEqual([move, 200]);
  }
}
