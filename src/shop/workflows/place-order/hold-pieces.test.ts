import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, post, toOrderBody, tryToBuy } from '#test/buy.ts';
import { type MadeCustomer, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { expireOrder } from '#shop/workflows/order-lifecycle/expire-order.ts';
import { PlaceOrder } from '#contract/order/place-order.ts';
import type { PlacedFrom } from './hold-pieces.ts';
import { placeOrder } from './place-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

const online = { paymentMethod: 'razorpay' } as const;

async function makeProducts(quantity: number) {
  const { id: productId } = await makeProduct(shop, { stock: 1000 });
  return toOrderBody({ productId, quantity }, online);
}

/** Places an order from a device and a network; returns the code of the refusal, or `placed`. */
async function place(as: MadeCustomer, quantity: number, from: PlacedFrom): Promise<string> {
  const body = PlaceOrder.parse(await makeProducts(quantity));
  return placeOrder(as.ctx, body, { from }).then(
    () => 'placed',
    (error: { code: string }) => error.code,
  );
}

/** Stores the owner's bounds, and waits until this process has heard of them. */
async function setHolds(holds: NonNullable<Parameters<typeof writeSettings>[1]['holds']>): Promise<void> {
  await inTransaction(shop.as({ kind: 'system' }), (tx) => writeSettings(tx, { holds }));
  await shop.changes.settle();
}

test('a customer may hold 50 pieces in unpaid orders; the refusal names the order to pay or cancel first', async () => {
  const buyer = await makeCustomer(shop);
  const first = await buy(shop, buyer, await makeProducts(30));
  shop.clock.advance(1000);
  await buy(shop, buyer, await makeProducts(20));
  expect(await tryToBuy(shop, buyer, await makeProducts(1))).toMatchObject({
    status: 409,
    code: 'stock.held',
    order_id: first.id,
    order_number: first.order_number,
    error: `Unpaid orders can hold at most 50 pieces together. Please pay or cancel your order ${first.order_number} first.`,
  });
  await post(shop, `/orders/${first.id}/cancellation`, { as: buyer, body: {} });
  await buy(shop, buyer, await makeProducts(30));
});

test('an order of 51 pieces is refused online, but accepted with cash on delivery', async () => {
  const buyer = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop, { stock: 60, pricePaise: 50_00 });
  const body = toOrderBody({ productId, quantity: 51 });
  expect(await tryToBuy(shop, buyer, { ...body, ...online })).toMatchObject({
    status: 422,
    code: 'order.too_many_pieces',
    error: 'An online order can have at most 50 pieces. Please order the others after you have paid.',
  });
  await buy(shop, buyer, body);
});

test('paid, replaced and expired orders hold no pieces', async () => {
  const buyer = await makeCustomer(shop);
  await buyOnline(shop, buyer, await makeProducts(50));
  const body = await makeProducts(50);
  await buy(shop, buyer, body);
  const replaced = await buy(shop, buyer, { ...body, notes: 'Please wrap it' });
  shop.clock.advance(31 * 60_000);
  await expireOrder(shop.as({ kind: 'system' }), replaced.id);
  await buy(shop, buyer, await makeProducts(50));
  const held = await shop.db
    .selectFrom('order_holds as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .select('h.pieces')
    .where('o.customer_id', '=', buyer.customerId)
    .execute();
  expect(held).toEqual([{ pieces: 50 }]);
});

test('twenty concurrent orders of one customer hold at most 50 pieces', async () => {
  const buyer = await makeCustomer(shop);
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(buyer, 5, {})));
  expect(answers.filter((answer) => answer === 'placed')).toHaveLength(10);
  expect(answers.filter((answer) => answer === 'stock.held')).toHaveLength(10);
});

test.each([
  ['device', { device: 'a telephone' }, { piecesPerDevice: 40 }],
  ['network', { network: '203.0.113.7' }, { piecesPerNetwork: 40 }],
])('twenty concurrent customers behind one %s hold no more than the owner allows', async (_, from, holds) => {
  await setHolds(holds);
  const buyers = await Promise.all(Array.from({ length: 20 }, () => makeCustomer(shop)));
  const answers = await Promise.all(buyers.map((buyer) => place(buyer, 5, from)));
  expect(answers.filter((answer) => answer === 'placed')).toHaveLength(8);
  expect(answers.filter((answer) => answer === 'stock.held')).toHaveLength(12);
  expect(await place(buyers[0]!, 5, {})).toBe('placed');
  await setHolds({});
});

test('customers who order with the same device cookie share the limit of the device', async () => {
  await setHolds({ piecesPerDevice: 5 });
  const [one, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const cookie = `device=${'d'.repeat(43)}`;
  const order = async ({ headers }: MadeCustomer, quantity: number, more = {}) => {
    const sent = { method: 'POST', body: JSON.stringify(await makeProducts(quantity)) };
    return shop.app.request('/api/v1/orders', { ...sent, headers: { ...headers, ...more } });
  };
  expect((await order(one, 5, { cookie })).status).toBe(201);
  expect(await (await order(other, 1, { cookie })).json()).toMatchObject({ code: 'stock.held' });
  expect((await order(other, 1)).status).toBe(201);
  await setHolds({});
});

test('an order of exactly 50 pieces refused for its device names no order to pay first', async () => {
  await setHolds({ piecesPerDevice: 49 });
  const buyer = await makeCustomer(shop);
  const body = PlaceOrder.parse(await makeProducts(50));
  const refusal = await placeOrder(buyer.ctx, body, { from: { device: 'a tablet' } }).catch((error) => error);
  expect(refusal).toMatchObject({ code: 'stock.held' });
  expect(refusal.detail ?? {}).not.toHaveProperty('order_id');
  expect(await place(buyer, 50, {})).toBe('placed');
  await setHolds({});
});

test('the device and network limits both apply: an order within one is refused by the other', async () => {
  await setHolds({ piecesPerDevice: 10, piecesPerNetwork: 15 });
  const [one, other] = [await makeCustomer(shop), await makeCustomer(shop)];
  const network = '198.51.100.9';
  expect(await place(one, 10, { device: 'hers', network })).toBe('placed');
  expect(await place(other, 1, { device: 'hers' })).toBe('stock.held');
  expect(await place(other, 6, { device: 'his', network })).toBe('stock.held');
  expect(await place(other, 5, { device: 'his', network })).toBe('placed');
  await setHolds({});
});
