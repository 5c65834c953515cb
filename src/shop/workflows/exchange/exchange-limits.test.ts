import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { OrderJson } from '#contract/order/order.ts';
import { audit } from '#test/auditor.ts';
import { buy, countAnswers, post, readOrder, toOrderBody } from '#test/buy.ts';
import { callApi, readAnswer } from '#test/call-api.ts';
import { makeOrderMoves } from '#test/order-moves.ts';
import { type MadeCustomer, type MadeProduct, type MadeStaff } from '#test/make.ts';
import { allowManyCodOrders, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeCollection } from '#test/scenes/collections.ts';

let shop: TestShop;
const { deliver } = makeOrderMoves(() => shop);
let buyer: MadeCustomer;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  await allowManyCodOrders(shop);
  buyer = await makeCustomer(shop);
  owner = await makeStaff(shop);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

async function makeArrived(product: MadeProduct): Promise<OrderJson> {
  // The same order within ten minutes would count as a double click.
  const notes = crypto.randomUUID();
  const { id } = await buy(shop, buyer, toOrderBody({ productId: product.id }, { notes }));
  await deliver(owner, id);
  await post(shop, `/admin/orders/${id}/cash`, { as: owner, body: {} });
  return readOrder(shop, buyer, id);
}

function replace({ id, items }: OrderJson, key: string, wish: object = {}, as = owner): Promise<Response> {
  const body = { reason: 'It came broken', items: [{ item_id: items[0]!.id, quantity: 1 }], ...wish };
  return post(shop, `/admin/orders/${id}/exchange`, { as, key, body });
}

const countExchanges = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders where exchange_of is not null`.execute(shop.db);
  return rows[0]!.count;
};

test('twenty identical requests make one exchange, and each returns it', async () => {
  const order = await makeArrived(await makeProduct(shop, { stock: 5 }));
  const before = await countExchanges();
  const answers = await Promise.all(Array.from({ length: 20 }, () => replace(order, 'the-same-press')));
  const bodies = await Promise.all(
    answers.map((answer) => readAnswer('POST /admin/orders/{id}/exchange', answer)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(bodies.map(({ exchange }) => JSON.stringify(exchange))).size).toBe(1);
  expect((await countExchanges()) - before).toBe(1);
});

test('of twenty exchanges for the last piece one succeeds; the others get stock.gone and write nothing', async () => {
  const lamp = await makeProduct(shop, { stock: 21 });
  const orders: OrderJson[] = [];
  for (let index = 0; index < 20; index += 1) orders.push(await makeArrived(lamp));
  const before = await countExchanges();
  const answers = await Promise.all(orders.map((order, index) => replace(order, `broken-piece-${index}`)));
  expect(await countAnswers(answers)).toEqual({ '200': 1, '409 stock.gone': 19 });
  expect((await countExchanges()) - before).toBe(1);
});

test('the database itself lets no exchange take more than was credited, or change afterwards', async () => {
  const order = await makeArrived(await makeProduct(shop, { stock: 5 }));
  const made = await readAnswer('POST /admin/orders/{id}/exchange', await replace(order, 'one-exchange'));
  for (const [statement, constraint] of [
    [
      `update orders set exchanged_paise = exchanged_paise + 1 where id = '${order.id}'`,
      'orders_exchanges_add_up',
    ],
    [`update orders set exchanged_paise = 0 where id = '${order.id}'`, 'orders_exchange_is_fixed'],
    [`update orders set exchange_paise = 1 where id = '${made.exchange.id}'`, 'orders_exchange_is_fixed'],
    [`update orders set exchange_of = null where id = '${made.exchange.id}'`, 'orders_exchange_is_fixed'],
  ] as const)
    await expect(sql.raw(statement).execute(shop.db), statement).rejects.toMatchObject({ constraint });
});

test('an exchange needs a delivered order, refund ability, enough pieces and products in stock', async () => {
  const lamp = await makeProduct(shop, { stock: 5 });
  const gone = await makeProduct(shop, { stock: 0 });
  const notes = crypto.randomUUID();
  const packed = await buy(shop, buyer, toOrderBody({ productId: lamp.id }, { notes }));
  const order = await makeArrived(lamp);
  const packer = await makeStaff(shop, 'packer');
  const [line] = order.items;
  const wish = (productId: string) => ({ instead: [{ product_id: productId, quantity: 1 }] });
  expect(
    await countAnswers([
      await replace(packed, 'key-of-packed'),
      await replace(order, 'key-of-packer', {}, packer),
      await replace(order, 'key-of-too-many', { items: [{ item_id: line!.id, quantity: 2 }] }),
      await replace(order, 'key-of-sold-out', wish(gone.id)),
      await replace(order, 'key-of-unknown', wish('prd_none')),
      await replace(order, 'key-of-nothing', { items: [] }),
    ]),
  ).toEqual({
    '409 order.not_exchangeable': 1,
    '403 access.forbidden': 1,
    '409 credit.too_much': 1,
    '409 stock.gone': 1,
    '422 exchange.unknown_product': 1,
    '422 request.invalid': 1,
  });
  expect((await readOrder(shop, buyer, order.id)).credit_notes).toEqual([]);
});

/** Makes a delivered order of a lamp and a diya, which a promotion gave away. */
async function makeGifted(code: string): Promise<OrderJson> {
  const [lamp, diya] = [await makeProduct(shop), await makeProduct(shop, { stock: 5 })];
  const gifts = makeCollection(`Gifts ${code}`, { product_ids: [diya.id] });
  const { collection } = await callApi('POST /admin/collections', { shop, as: owner, body: gifts });
  const promotion = { code, description: 'A diya as a gift', type: 'percentage', discount: 100 } as const;
  await callApi('POST /admin/promotions', {
    shop,
    as: owner,
    body: {
      ...promotion,
      collection_id: collection.id,
      max_discount: null,
      minimum: 0,
      starts_at: null,
      ends_at: null,
      usage_limit: null,
      per_customer_limit: null,
      shown_in_strip: false,
    },
  });
  const pieces = [{ productId: diya.id }, { productId: lamp.id }];
  const { id } = await buy(shop, buyer, toOrderBody(pieces, { promo_code: code }));
  await deliver(owner, id);
  await post(shop, `/admin/orders/${id}/cash`, { as: owner, body: {} });
  return readOrder(shop, buyer, id);
}

test('a piece that a promotion gave away comes back without money, and is not exchanged', async () => {
  const order = await makeGifted('GIFT');
  const asked = await replace(order, 'gift-replaced');
  expect({ status: asked.status, ...(await asked.json()) }).toMatchObject({
    status: 409,
    code: 'exchange.nothing_paid',
  });
  const body = { items: [{ item_id: order.items[0]!.id }], restock: true, reason: 'It came broken' };
  const refund = { as: owner, key: 'gift-came-back', body };
  expect((await post(shop, `/admin/orders/${order.id}/refund`, refund)).status).toBe(200);
  expect(await readOrder(shop, buyer, order.id)).toMatchObject({
    payment: { status: 'completed', refunded: 0 },
    items: [{ returned: 1 }, { returned: 0 }],
    credit_notes: [{ amount: 0 }],
  });
});
