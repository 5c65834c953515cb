import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OrderJson } from '#contract/order/order.ts';
import { writeSettings } from '#shop/content/save-settings.ts';
import { inTransaction } from '#shop/context.ts';
import { audit } from '#test/auditor.ts';
import { buy, buyOnline, countAnswers, post, readOrder, toOrderBody } from '#test/buy.ts';
import { readAnswer } from '#test/call-api.ts';
import { letTimePass } from '#test/dashboard.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { type MadeCustomer, type MadeProduct, type MadeStaff } from '#test/make.ts';
import { makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeExchanges, onePiece } from '#test/scenes/exchanges.ts';

let shop: TestShop;
const { deliver } = makeOrderMoves(() => shop);
const { ask, exchange, look, preview } = makeExchanges(
  () => shop,
  () => owner,
);
let buyer: MadeCustomer;
let owner: MadeStaff;
let lamp: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    writeSettings(tx, { payment: { prepaidDiscountBp: 0 } }),
  );
  await shop.changes.settle();
});
beforeEach(async () => {
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
  lamp = await makeProduct(shop, { name: 'Hanging Lamp', pricePaise: 999_00, stock: 10 });
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

/** Makes a delivered order of two lamps, paid online or in cash. */
async function makeArrived(how: 'online' | 'cash' | 'cash not booked' = 'online'): Promise<OrderJson> {
  const body = toOrderBody({ productId: lamp.id, quantity: 2 });
  const { id } = how === 'online' ? (await buyOnline(shop, buyer, body)).order : await buy(shop, buyer, body);
  await deliver(owner, id);
  if (how === 'cash') await post(shop, `/admin/orders/${id}/cash`, { as: owner, body: {} });
  return readOrder(shop, buyer, id);
}

async function stockOf({ id }: MadeProduct): Promise<number> {
  const row = shop.db.selectFrom('products').select('stock_quantity').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).stock_quantity;
}

const move = (id: string, step: string, body: object = {}) =>
  post(shop, `/admin/orders/${id}/${step}`, { as: owner, body });

test('a replacement costs nothing: its credit note and invoice have the same amount, and stock drops by one', async () => {
  const order = await makeArrived();
  const { order: first, exchange: made } = await exchange(order.id, { items: onePiece(order) });
  expect(first.money).toMatchObject({ credited: 999, to_exchange: 999, refunded: 0, due: 0 });
  expect(first.payment.status).toBe('completed');
  const next = await look(made.id);
  expect(next).toMatchObject({
    stage: 'to_pack',
    exchange: { order_id: order.id, order_number: order.order_number, paid: 999 },
    money: { charged: 999, from_exchange: 999, received: 0, due: 0 },
    payment: { method: 'cod', status: 'completed' },
    documents: [{ kind: 'tax_invoice', status: 'paid', amount: 999 }],
    shipping_address: order.shipping_address,
  });
  const [note] = first.documents.filter(({ kind }) => kind === 'credit_note');
  expect(note).toMatchObject({ amount: 999, status: 'paid' });
  // Ten, less the two that were sold and the one that replaces one of them.
  expect(await stockOf(lamp)).toBe(7);
  expect(first.events.at(-1)).toMatchObject({
    kind: 'order_exchanged',
    reason: `${made.order_number}: It came broken`,
  });
  await letTimePass(shop);
  const subject = `Order ${made.order_number}: new items for order ${order.order_number}`;
  const told = (await shop.outbox()).find((message) => message.subject === subject);
  expect(told!.body).toContain(`as order ${made.order_number}. No payment is due.`);
});

test('a broken piece of a product that the shop no longer offers is replaced as well', async () => {
  const order = await makeArrived();
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', lamp.id).execute();
  const answer = await preview(order.id, { items: onePiece(order) });
  expect((await readAnswer('POST /admin/orders/{id}/exchange-preview', answer)).pieces).toMatchObject([
    { name: 'Hanging Lamp', quantity: 1, stock: 8 },
  ]);
  await exchange(order.id, { items: onePiece(order) });
  expect(await stockOf(lamp)).toBe(7);
});

test('pieces that come back undamaged are restocked', async () => {
  const order = await makeArrived();
  await exchange(order.id, { items: onePiece(order), restock: true });
  expect(await stockOf(lamp)).toBe(8);
});

test('the difference to dearer pieces is collected in cash on delivery', async () => {
  const idol = await makeProduct(shop, { name: 'Ganesha', pricePaise: 1499_50, stock: 1 });
  const order = await makeArrived();
  const { exchange: made } = await exchange(order.id, {
    items: onePiece(order),
    instead: [{ product_id: idol.id, quantity: 1 }],
  });
  expect((await look(made.id)).money).toMatchObject({ charged: 1500, from_exchange: 999, due: 501 });
  await deliver(owner, made.id);
  expect((await move(made.id, 'cash')).status).toBe(200);
  expect((await look(made.id)).money).toMatchObject({ received: 501, due: 0 });
  expect(await stockOf(idol)).toBe(0);
});

test('the difference to cheaper pieces is refunded to the online payment', async () => {
  const diya = await makeProduct(shop, { name: 'Diya', pricePaise: 249_00, stock: 5 });
  const order = await makeArrived();
  const { exchange: made } = await exchange(order.id, {
    items: onePiece(order),
    instead: [{ product_id: diya.id, quantity: 2 }],
  });
  await letTimePass(shop);
  expect((await look(made.id)).money).toMatchObject({ charged: 498, from_exchange: 498, due: 0 });
  expect((await look(order.id)).money).toMatchObject({ credited: 999, to_exchange: 498, refunded: 501 });
  expect((await readOrder(shop, buyer, order.id)).refunds).toMatchObject([
    { amount: 501, status: 'processed' },
  ]);
});

test('a cash order not yet booked still owes all of it after a replacement, and refunds no difference yet', async () => {
  const diya = await makeProduct(shop, { pricePaise: 249_00 });
  const order = await makeArrived('cash not booked');
  await exchange(order.id, { items: onePiece(order) });
  expect((await look(order.id)).money.due).toBe(order.totals.total);
  const cheaper = { items: onePiece(order), instead: [{ product_id: diya.id, quantity: 1 }] };
  expect(await countAnswers([await ask(order.id, cheaper)])).toEqual({ '409 order.not_exchangeable': 1 });
  await move(order.id, 'cash');
  await exchange(order.id, cheaper);
  expect((await look(order.id)).money).toMatchObject({ received: order.totals.total, refunded: 750 });
});

test('a cancelled or refused exchange refunds its credit to the first payment', async () => {
  const order = await makeArrived();
  const { exchange: one } = await exchange(order.id, { items: onePiece(order) });
  const { exchange: two } = await exchange(order.id, { items: onePiece(order) });
  expect((await move(one.id, 'cancellation', { reason: 'Not wanted any more' })).status).toBe(200);
  await move(two.id, 'shipment', { courier: 'bluedart', tracking_number: '69123456789' });
  expect((await move(two.id, 'return-to-origin', { reason: 'Nobody at home' })).status).toBe(200);
  await letTimePass(shop);
  for (const { id } of [one, two]) {
    expect(await look(id)).toMatchObject({
      payment: { status: 'refunded' },
      refunds: [{ amount: 999, status: 'processed' }],
    });
  }
  const sent = (await shop.outbox()).filter(
    ({ channel, body }) => channel === 'email' && body.includes(two.order_number),
  );
  expect(sent.map(({ body }) => body).join('\n')).toContain('₹999.00 will be refunded');
});

test('a cash difference that was never paid is not refunded, but the credit is', async () => {
  const idol = await makeProduct(shop, { pricePaise: 1500_00 });
  const order = await makeArrived('cash');
  const { exchange: made } = await exchange(order.id, {
    items: onePiece(order),
    instead: [{ product_id: idol.id, quantity: 1 }],
  });
  await move(made.id, 'shipment', { courier: 'bluedart', tracking_number: '69123456789' });
  expect((await move(made.id, 'return-to-origin', { reason: 'Refused' })).status).toBe(200);
  expect((await look(made.id)).money).toMatchObject({
    received: 0,
    from_exchange: 999,
    refunded: 999,
    due: 0,
  });
});

test('a replacement can itself be replaced, and returned for its money', async () => {
  const order = await makeArrived();
  const { exchange: one } = await exchange(order.id, { items: onePiece(order) });
  await deliver(owner, one.id);
  const { exchange: two } = await exchange(one.id, { items: onePiece(await look(one.id)) });
  await deliver(owner, two.id);
  expect((await move(two.id, 'return', { reason: 'Still broken', restock: false })).status).toBe(200);
  await letTimePass(shop);
  expect(await look(two.id)).toMatchObject({ refunds: [{ amount: 999, status: 'processed' }] });
  // The shop takes back the rest of the first order too: its other lamp, with the delivery.
  expect((await move(order.id, 'return', { reason: 'Nor this one', restock: true })).status).toBe(200);
  await letTimePass(shop);
  expect((await look(order.id)).money).toMatchObject({ refunded: 1099, to_exchange: 999 });
});

test('a discount on the first order carries over to the replacement, to the paisa', async () => {
  const order = await makeArrived();
  const cut = { reason: 'A scratch', amount: 100.05 };
  await post(shop, `/admin/orders/${order.id}/refund`, { as: owner, body: cut, key: 'a-scratch-of-100' });
  const { exchange: made } = await exchange(order.id, { items: onePiece(order) });
  const { money, totals } = await look(made.id);
  expect(money).toMatchObject({ charged: 948.98, from_exchange: 948.98, due: 0 });
  expect(totals).toMatchObject({ subtotal: 999, discount: 50.02, rounding: 0 });
});
