import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/order/admin-order.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { type Answer, buy, post, toOrderBody } from '#test/buy.ts';
import type { MadeCustomer, MadeProduct, MadeStaff } from '#test/make.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
let packer: MadeStaff;
let accountant: MadeStaff;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  // In these tests more parcels come back than the default limit of one PIN code allows.
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { cod: { mostRefusalsInPin: 1000 } }),
  );
  await shop.changes.settle();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
  packer = await makeStaff(shop, 'packer');
  accountant = await makeStaff(shop, 'accountant');
  lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00, stock: 10 });
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const refused = { reason: 'Refused at the door' };

function move(as: MadeStaff | MadeCustomer, orderId: string, what: string, body: unknown = {}) {
  shop.clock.advance(1000);
  return post(shop, `/admin/orders/${orderId}/${what}`, { as, body });
}

async function moved(as: MadeStaff, orderId: string, what: string, body?: unknown): Promise<AdminOrderJson> {
  const response = await move(as, orderId, what, body);
  const answer = (await response.json()) as { order: AdminOrderJson; error?: string };
  expect(response.status, answer.error).toBe(200);
  return answer.order;
}

function ship(orderId: string): Promise<AdminOrderJson> {
  return moved(packer, orderId, 'shipment', { courier: 'delhivery', tracking_number: '12345678901' });
}

/** Makes a cash on delivery order of three lamps that was handed to the courier. */
async function makeShipped(): Promise<string> {
  buyer = await makeCustomer(shop);
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id, quantity: 3 }));
  await ship(id);
  return id;
}

test('a delivery that was marked by mistake can be corrected until cash was noted', async () => {
  const mistaken = await makeShipped();
  expect((await moved(packer, mistaken, 'delivery')).tracking.delivered_at).not.toBeNull();
  expect(await (await move(packer, mistaken, 'return-to-origin', refused)).json()).toMatchObject({
    error: 'This order is marked as delivered. If that was a mistake, please say so and try again.',
  });
  const order = await moved(packer, mistaken, 'return-to-origin', { ...refused, delivered_by_mistake: true });
  expect(order).toMatchObject({ status: 'returned_to_origin', tracking: { delivered_at: null } });
  const paid = await makeShipped();
  await moved(packer, paid, 'delivery');
  await moved(accountant, paid, 'cash');
  expect(await (await move(owner, paid, 'return-to-origin', refused)).json()).toMatchObject({
    code: 'order.not_returnable',
    error: 'This order was delivered and paid. Take it back as a return instead.',
  });
});

test('what has not left, is over, or came back already is refused with a sentence', async () => {
  const { id } = await buy(shop, buyer, toOrderBody({ productId: lamp.id }));
  const ask = async (body: unknown = refused) =>
    (await (await move(packer, id, 'return-to-origin', body)).json()) as Answer;
  expect((await ask()).error).toBe('The parcel has not left yet. Cancel the order instead.');
  expect((await ask({ reason: '' })).fields).toEqual({ reason: 'Please give the reason' });
  await ship(id);
  expect(await (await move(owner, id, 'cancellation', refused)).json()).toMatchObject({
    error: 'The parcel has left. If it comes back undelivered, mark the order as returned to origin.',
  });
  expect(await (await move(owner, id, 'return', refused)).json()).toMatchObject({
    error: 'This parcel is on its way. If it comes back undelivered, mark the order as returned to origin.',
  });
  await ask();
  expect((await ask()).error).toBe('This parcel came back already');
  expect((await move(accountant, id, 'return-to-origin', refused)).status).toBe(403);
  expect((await move(buyer, id, 'return-to-origin', refused)).status).toBe(401);
});
