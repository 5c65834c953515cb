import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#shop/context.ts';
import { findOrderByNumber } from '#shop/orders/find-by-number.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { buy, get, toOrderBody } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let order: { id: string; order_number: string };
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  const bell = await makeProduct(shop);
  order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: bell.id }));
});
afterAll(() => shop.close());

async function ship(courier: string, tracking_number: string | null): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    await moveOrder(tx, { orderId: order.id, from: 'processing', to: 'shipped', kind: 'order_shipped' });
    const shipped = { courier, tracking_number, shipped_at: tx.clock.now() };
    await tx.db.updateTable('orders').set(shipped).where('id', '=', order.id).execute();
  });
}

async function follow(number: string) {
  const response = await get(shop, `/track/${encodeURIComponent(number)}`);
  return [response.status, response.headers.get('location')];
}

test('before dispatch, tracking leads to our own status page', async () => {
  expect(await follow(order.order_number)).toEqual([302, `/track/${order.order_number}/status`]);
});

test('after dispatch, tracking leads to the courier’s page for the parcel', async () => {
  await ship('delhivery', '12345678901');
  expect(await follow(order.order_number)).toEqual([
    302,
    'https://www.delhivery.com/tracking?trackingId=12345678901',
  ]);
});

test.each([
  ['indiapost', 'EB123456789IN'],
  ['a cousin with a van', '77'],
  ['delhivery', null],
])('for %s with number %s, tracking leads to our own status page', async (courier, number) => {
  await ship(courier, number);
  expect(await follow(order.order_number)).toEqual([302, `/track/${order.order_number}/status`]);
});

test('an order number is found in small letters and with spaces', async () => {
  const typed = ` ${order.order_number.toLowerCase().replaceAll('-', ' ')} `;
  expect((await follow(typed))[0]).toBe(302);
});

test.each(['HT-2611-AAAAAAAA', 'ord_1', '..', '%00', "' or 1=1", 'https://evil.example'])(
  'tracking finds no order %s',
  async (number) => {
    expect((await follow(number))[0]).toBeOneOf([400, 404]);
  },
);

test('tracking by number reveals nothing about the buyer or the products', async () => {
  const seen = await findOrderByNumber(shop.ctx, order.order_number);
  expect(Object.keys(seen!).toSorted()).toEqual([
    'courier',
    'courierUrl',
    'deliveredAt',
    'deliveryFrom',
    'deliveryTo',
    'orderNumber',
    'returnedAt',
    'shippedAt',
    'status',
    'trackingNumber',
    'typedUrl',
  ]);
});
