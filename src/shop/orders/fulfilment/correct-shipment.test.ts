import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { returnToOrigin } from '#shop/workflows/cancel-and-return/return-to-origin.ts';
import { audit } from '#test/auditor.ts';
import { type Answer, buy, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { deliverOrder } from './deliver-order.ts';
import { readAnswer } from '#test/call-api.ts';
import { makeAwb } from '#test/order-moves.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let packer: MadeStaff;
let buyer: MadeCustomer;
let order: Answer['order'];
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  packer = await makeStaff(shop, 'packer');
  buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  order = await buy(shop, buyer, toOrderBody({ productId }));
  // Sends the messages about the new order before the test starts.
  await shop.drainJobs();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const wrong = { courier: 'delhivery', tracking_number: '11111111111' };
const right = { courier: 'bluedart', tracking_number: '22222222222' };

function ship(body = wrong) {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${order.id}/shipment`, { as: packer, body });
}

async function correct(body: object, as: MadeStaff | MadeCustomer = packer): Promise<Response> {
  shop.clock.advance(1000);
  const path = `/api/v1/admin/orders/${order.id}/shipment`;
  return shop.app.request(path, { method: 'PATCH', headers: as.headers, body: JSON.stringify(body) });
}

async function readTold(): Promise<string[]> {
  await shop.drainJobs();
  const sent = (await shop.outbox()).map(({ body }) => body);
  return sent.filter((body) => body.includes(order.order_number) && body.includes('tracking number'));
}

test('a corrected number updates the link, its event keeps both, and the buyer is notified once per channel', async () => {
  await ship();
  expect(await readTold()).toHaveLength(2);
  const response = await correct(right);
  const { order: corrected } = await readAnswer('PATCH /admin/orders/{id}/shipment', response);
  expect(corrected.tracking).toMatchObject({ provider: 'Blue Dart', number: '22222222222' });
  expect(corrected.tracking.url).toContain('22222222222');
  expect(corrected.events.at(-1)).toMatchObject({
    kind: 'shipment_corrected',
    actor_name: 'Ravi the packer',
    reason: 'delhivery 11111111111 → bluedart 22222222222',
  });
  const followed = await shop.app.request(`/api/v1/track/${order.order_number}`);
  expect(followed.headers.get('location')).toContain('22222222222');
  await correct(right);
  const told = (await readTold()).filter((body) => body.includes('wrong tracking number'));
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('It is on its way with Blue Dart, tracking number 22222222222.');
});

test('an unsent message goes out with the corrected number, and no second message is written', async () => {
  await ship();
  await correct({ tracking_number: '33333333333' });
  const told = await readTold();
  expect(told).toHaveLength(2);
  for (const body of told) expect(body).toContain('on its way with Delhivery, tracking number 33333333333');
});

test('of two corrections before sending only the last is sent; going back to the first is announced again', async () => {
  const [first, last] = [{ ...right, tracking_number: makeAwb() }, makeAwb()];
  await ship();
  await readTold();
  await correct(first);
  await correct({ tracking_number: last });
  const told = (await readTold()).filter((body) => body.includes('wrong tracking number'));
  expect(told.map((body) => body.includes(last))).toEqual([true, true]);
  await correct(first);
  await readTold();
  await correct({ tracking_number: last });
  expect((await readTold()).filter((body) => body.includes('wrong tracking number'))).toHaveLength(6);
});

test('a number in use by another customer is refused, naming the order; the same customer may reuse it', async () => {
  const parcel = { courier: 'delhivery', tracking_number: makeAwb() };
  await ship(parcel);
  const sentence = `${parcel.tracking_number} belongs to ${order.order_number}. Enter the number on the label of this parcel.`;
  const { id: productId } = await makeProduct(shop);
  order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId }));
  const refused = { status: 409, code: 'order.number_taken', error: sentence };
  expect(await readRefusal(await ship(parcel))).toMatchObject(refused);
  expect((await ship({ ...parcel, tracking_number: makeAwb() })).status).toBe(200);
  expect(await readRefusal(await correct(parcel))).toMatchObject(refused);
  expect((await correct({ ...parcel, courier: 'other', courier_name: 'Night bus' })).status).toBe(200);
  order = await buy(shop, buyer, toOrderBody({ productId }));
  expect((await ship(parcel)).status).toBe(200);
});

test('a correction before dispatch, after delivery or return, or without permission is refused with a reason', async () => {
  const said = async (body: object = right) => readRefusal(await correct(body));
  expect((await said()).error).toBe(
    'This parcel has not left yet. Mark the order as shipped with the right number.',
  );
  await ship();
  expect((await said({})).fields).toEqual({ tracking_number: 'Please enter the tracking number' });
  expect((await said({ courier: 'pigeon' })).fields).toEqual({
    courier: expect.stringContaining('Please choose a courier'),
  });
  expect((await correct(right, await makeStaff(shop, 'accountant'))).status).toBe(403);
  expect((await correct(right, buyer)).status).toBe(401);
  await deliverOrder(packer.ctx, order.id);
  const over = 'This parcel is no longer on its way, so its tracking number cannot be changed.';
  expect((await said()).error).toBe(over);
  const reason = 'Refused at the door';
  await returnToOrigin(packer.ctx, order.id, { reason, restock: true, delivered_by_mistake: true });
  expect((await said()).error).toBe(over);
});
