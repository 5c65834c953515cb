import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCourierAboutPin } from '#shop/shipments/ask-courier-about-pin.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { buy, post, toOrderBody } from '#test/buy.ts';
import { connectCourier, steerCouriers } from '#test/couriers.ts';
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

const ownRules = { cod_offered: true, served: true, courier_days: null };

test('with a connected courier, its answer decides delivery, delivery days and cash on delivery', async () => {
  const pins = ['226010', '226011', '226012'].map((pin) => ({ pin, state_key: 'UP', district: 'Lucknow' }));
  await shop.db.insertInto('pincodes').values(pins).execute();
  await save({ payment: { codEnabled: true }, cod: {} });
  expect(await look('226010')).toMatchObject(ownRules);
  await connectCourier(shop);
  await steerCouriers(shop, { unservedPins: ['226011'], cashlessPins: ['226012'] });
  expect(await look('226010')).toMatchObject({ cod_offered: true, served: true, courier_days: 3 });
  expect(await look('226011')).toMatchObject({ cod_offered: false, served: false, courier_days: null });
  expect(await look('226012')).toMatchObject({ cod_offered: false, served: true, courier_days: 3 });

  // The cart and the order follow the same answer.
  const { id: productId } = await makeProduct(shop);
  const quote = async (postal_code: string) => {
    const items = [{ product_id: productId, quantity: 1 }];
    return callApi('POST /cart/quote', { shop, body: { items, postal_code, paymentMethod: 'cod' } });
  };
  expect(await quote('226010')).toMatchObject({
    cod: { offered: true },
    delivery: { from_days: 4, to_days: 6 },
  });
  expect(await quote('226012')).toMatchObject({ cod: { offered: false } });
  const address = { line1: '1 Hazratganj', city: 'Lucknow', state: 'UP', postal_code: '226012' };
  const refused = await post(shop, '/orders', {
    as: await makeCustomer(shop),
    body: { ...toOrderBody({ productId }), address },
  });
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'cod.not_offered' }]);

  // The courier's answer is requested once and used for a day.
  await steerCouriers(shop, { unservedPins: ['226010'], cashlessPins: [] });
  expect(await look('226010')).toMatchObject({ served: true });
  shop.clock.advance(25 * 60 * 60_000);
  expect(await look('226010')).toMatchObject({ served: false, cod_offered: false });
  await connectCourier(shop, null);
  expect(await look('226010')).toMatchObject(ownRules);
});

test.each(['timeout', 'error', 'busy', 'expired'])(
  'when the courier answers with %s the shop’s own rules apply, and it is asked again after five minutes',
  async (fault) => {
    const pin = `2260${20 + ['timeout', 'error', 'busy', 'expired'].indexOf(fault)}`;
    await shop.db.insertInto('pincodes').values({ pin, state_key: 'UP', district: 'Lucknow' }).execute();
    await connectCourier(shop, 'delhivery');
    await steerCouriers(shop, { unservedPins: [pin], failNext: [{ call: 'rate', fault }] });
    expect(await look(pin)).toMatchObject(ownRules);
    expect(await look(pin)).toMatchObject(ownRules);
    shop.clock.advance(6 * 60_000);
    expect(await look(pin)).toMatchObject({ served: false, cod_offered: false });
    await connectCourier(shop, null);
  },
);

test('a failure that is ordered once befalls one of twenty simultaneous questions', async () => {
  const pins = Array.from({ length: 20 }, (_, at) => String(226_301 + at));
  await connectCourier(shop);
  await steerCouriers(shop, { unservedPins: [], failNext: [{ call: 'rate', fault: 'busy' }] });
  const ask = (pin: string) => askCourierAboutPin({ ...shop.ctx, address: '203.0.113.9' }, pin);
  const answers = await Promise.all(pins.map(ask));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
  await connectCourier(shop, null);
});

test('one address may ask the courier about sixty new PIN codes an hour; after that only cached answers are used', async () => {
  const pins = Array.from({ length: 62 }, (_, at) => String(226_100 + at));
  await connectCourier(shop);
  const ask = (pin: string, address: string) =>
    askCourierAboutPin({ ...shop.ctx, address, limits: { requests: true } }, pin);
  for (const pin of pins.slice(0, 60)) expect(await ask(pin, '203.0.113.7')).toMatchObject({ days: 3 });
  expect(await ask(pins[60]!, '203.0.113.7')).toBeUndefined();
  expect(await ask(pins[0]!, '203.0.113.7')).toMatchObject({ days: 3 });
  expect(await ask(pins[60]!, '203.0.113.8')).toMatchObject({ days: 3 });
  shop.clock.advance(60 * 60_000);
  expect(await ask(pins[61]!, '203.0.113.7')).toMatchObject({ days: 3 });
  await connectCourier(shop, null);
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
