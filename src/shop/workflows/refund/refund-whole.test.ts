import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AdminOrderJson } from '#contract/admin-order.ts';
import type { OrderJson } from '#contract/order.ts';
import { audit } from '#test/auditor.ts';
import { buyOnline, post, readInvoice, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let owner: MadeStaff;
let order: OrderJson;
let items: { item_id: string }[];
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
  const { id } = await makeProduct(shop, { name: 'Ganesha', pricePaise: 3999_00 });
  ({ order } = await buyOnline(shop, buyer, toOrderBody([{ productId: id }])));
  items = order.items.map((line) => ({ item_id: line.id }));
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const shipment = { courier: 'bluedart', tracking_number: '69123456789' };

async function move(...moves: string[]): Promise<void> {
  for (const each of moves) {
    const body = each === 'shipment' ? shipment : {};
    expect((await post(shop, `/admin/orders/${order.id}/${each}`, { as: owner, body })).status).toBe(200);
  }
}

async function refund(wish: object) {
  shop.clock.advance(1000);
  const body = { reason: 'It came broken', ...wish };
  const response = await post(shop, `/admin/orders/${order.id}/refund`, {
    as: owner,
    key: 'a-key-of-mine',
    body,
  });
  return (await response.json()) as { order: AdminOrderJson; error: string; code: string };
}

test.each([
  ['processing', [], 'This takes every piece out of the order: cancel the order instead'],
  [
    'shipped',
    ['packing', 'shipment'],
    'The parcel is on its way: take the order back once it has arrived, or mark it as returned to origin when it comes back',
  ],
] as const)(
  'all pieces of an order that is %s: the answer says what to do instead',
  async (status, moves, error) => {
    await move(...moves);
    expect(await refund({ items })).toMatchObject({ code: 'order.keeps_nothing', error, status });
  },
);

test('all pieces of a completed order are refunded, as those of a delivered one', async () => {
  await move('packing', 'shipment', 'delivery', 'completion');
  const { order: after } = await refund({ items });
  expect(after).toMatchObject({ status: 'completed', payment: { status: 'refunded' } });
  expect(after.events.at(-1)!.kind).toBe('order_taken_back');
});

test('all pieces without the delivery charge are a refund of a part: the order is not returned', async () => {
  await move('packing', 'shipment', 'delivery');
  expect(order.totals.shipping).toBeGreaterThan(0);
  const { order: after } = await refund({ items, charges: false });
  expect(after).toMatchObject({ returned_at: null, payment: { status: 'completed' } });
  expect(after.events.at(-1)!.kind).toBe('order_refunded');
});

test('a reduction of the price of one line is credited to that line', async () => {
  await move('packing', 'shipment', 'delivery');
  const { order: after } = await refund({ items, amount: 250 });
  const note = await readInvoice(shop, buyer, after.credit_notes[0]!.id);
  expect(note.line_items).toMatchObject([{ total_amount: 250 }]);
});
