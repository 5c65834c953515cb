import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callApi } from '#test/call-api.ts';
import { audit } from '#test/auditor.ts';
import { countAnswers, post, toOrderBody } from '#test/buy.ts';
import { type MadeCustomer, type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let buyer: MadeCustomer;
let idol: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  idol = await makeProduct(shop, { stock: 500, pricePaise: 100_00 });
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

async function countOrders(): Promise<number> {
  const orders = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', buyer.customerId)
    .execute();
  return orders.length;
}

test('a key belongs to one request: another body is refused, another customer is not', async () => {
  const key = 'key-of-checkout-2';
  await post(shop, '/orders', { as: buyer, body: toOrderBody({ productId: idol.id }), key });
  const other = await post(shop, '/orders', {
    as: buyer,
    body: toOrderBody({ productId: idol.id, quantity: 2 }),
    key,
  });
  expect(await countAnswers([other])).toEqual({ '422 order.other_request': 1 });
  const neighbour = await makeCustomer(shop);
  const body = toOrderBody({ productId: idol.id });
  expect((await post(shop, '/orders', { as: neighbour, body, key })).status).toBe(201);
  expect(await countOrders()).toBe(1);
});

test('a key of a refused order may be used again once the shop can sell', async () => {
  const key = 'key-of-checkout-3';
  const body = toOrderBody({ productId: idol.id, quantity: 40 });
  await shop.db.updateTable('products').set({ stock_quantity: 1 }).where('id', '=', idol.id).execute();
  expect(await countAnswers([await post(shop, '/orders', { as: buyer, body, key })])).toEqual({
    '409 stock.gone': 1,
  });
  await shop.db.updateTable('products').set({ stock_quantity: 500 }).where('id', '=', idol.id).execute();
  expect((await post(shop, '/orders', { as: buyer, body, key })).status).toBe(201);
});

test.each(['short', 'with space in it', `${'x'.repeat(129)}`, 'semi;colon'])(
  '"%s" is refused as a key',
  async (key) => {
    const response = await post(shop, '/orders', {
      as: buyer,
      body: toOrderBody({ productId: idol.id }),
      key,
    });
    expect(response.status).toBe(422);
    expect(await countOrders()).toBe(0);
  },
);

test('without a key twenty identical concurrent requests place one order', async () => {
  const body = toOrderBody({ productId: idol.id });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(shop, '/orders', { as: buyer, body })),
  );
  expect(await countAnswers(answers)).toEqual({ '201': 20 });
  expect(await countOrders()).toBe(1);
});

test('without a key the same order can be placed again after ten minutes, and a different one at once', async () => {
  const body = toOrderBody({ productId: idol.id });
  await post(shop, '/orders', { as: buyer, body });
  await post(shop, '/orders', { as: buyer, body: toOrderBody({ productId: idol.id, quantity: 2 }) });
  expect(await countOrders()).toBe(2);
  shop.clock.advance(10 * 60_000 + 1);
  await post(shop, '/orders', { as: buyer, body });
  expect(await countOrders()).toBe(3);
});

test('without a key a cancelled order does not block an identical new one', async () => {
  const body = toOrderBody({ productId: idol.id });
  const { order } = await callApi('POST /orders', { shop, as: buyer, body });
  await post(shop, `/orders/${order.id}/cancellation`, { as: buyer, body: {} });
  const again = await callApi('POST /orders', { shop, as: buyer, body });
  expect(again.order.id).not.toBe(order.id);
  expect(again.order.status).toBe('processing');
});
