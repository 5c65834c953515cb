import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#test/auditor.ts';
import { buy, post, readStock, toOrderBody } from '#test/buy.ts';
import { callApi } from '#test/call-api.ts';
import { type MadeStaff, makeCustomer, makeProduct, makeStaff } from '#test/make.ts';
import type { TestShop } from '#test/open-shop.ts';
import { countStock } from '#shop/stock/count-stock.ts';
import { noteStock } from '#shop/stock/note-stock.ts';
import { makeOrderMoves, parcel } from '#test/order-moves.ts';
import { openParcelShop, refused } from '#test/scenes/parcels.ts';

let shop: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  shop = await openParcelShop();
  owner = await makeStaff(shop);
});
afterEach(async () => expect(await audit(shop)).toEqual([]));
afterAll(() => shop.close());

const { moved } = makeOrderMoves(() => shop);

type Choice = { color: string; price: number; stock_quantity?: number };

/** Replaces the variants of a product by these. */
async function offer(productId: string, variants: Choice[], rest: { price?: number } = {}) {
  const params = { id: productId };
  const body = { ...rest, variants };
  return (await callApi('PATCH /admin/products/{id}', { shop, as: owner, params, body })).product;
}

/** Reads the ledger entries of a product since it was first stocked: variant, kind, pieces and reason. */
async function readMoves(productId: string) {
  const rows = await shop.db
    .selectFrom('stock_moves')
    .select(['variant_id', 'kind', 'quantity', 'reason'])
    .where('product_id', '=', productId)
    .orderBy('number')
    .execute();
  return rows.map(({ variant_id, kind, quantity, reason }) => [
    variant_id && 'variant',
    kind,
    quantity,
    reason,
  ]);
}

const red = { color: 'Red', price: 900, stock_quantity: 3 };

/** Returns the reason for which the pieces of an order are removed again. */
const reasonOf = (orderNumber: string) =>
  `Came back with ${orderNumber}, but these pieces match no variant on sale now. Count them under the right one.`;

test('a one-of-a-kind product that got another piece loses its mark when the first one comes back', async () => {
  const idol = await makeProduct(shop, { stock: 1 });
  const buyer = await makeCustomer(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: idol.id, quantity: 1 }));
  await noteStock(owner.ctx, idol.id, { version: 0, one_off: true });
  await countStock(owner.ctx, idol.id, { variant_id: null, change: 1 });
  const cancelled = { as: buyer, body: { reason: 'Too late' } };
  expect((await post(shop, `/orders/${order.id}/cancellation`, cancelled)).status).toBe(200);
  expect(await readStock(shop, idol)).toBe(2);
  const note = await shop.db
    .selectFrom('stock_notes')
    .select(['one_off', 'version'])
    .where('product_id', '=', idol.id)
    .executeTakeFirstOrThrow();
  expect(note).toEqual({ one_off: false, version: 2 });
});

test('returned pieces of an order without a variant are taken off again if the product now has variants', async () => {
  const { id } = await makeProduct(shop, { stock: 5 });
  const buyer = await makeCustomer(shop);
  const order = await buy(shop, buyer, toOrderBody({ productId: id, quantity: 2 }));
  await offer(id, [red]);
  const cancelled = { as: buyer, body: { reason: 'Too late' } };
  expect((await post(shop, `/orders/${order.id}/cancellation`, cancelled)).status).toBe(200);
  expect(await readStock(shop, { id })).toBe(3);
  expect((await readMoves(id)).slice(-2)).toEqual([
    [null, 'returned', 2, ''],
    [null, 'corrected', -2, reasonOf(order.order_number)],
  ]);
  // The books agree also when the product has no variants again.
  await offer(id, [], { price: 900 });
  expect(await readStock(shop, { id })).toBe(0);
});

test('returned pieces of a removed variant are taken off the stock again', async () => {
  const { id } = await makeProduct(shop, { stock: 0 });
  const [first] = (await offer(id, [red])).variants;
  const body = toOrderBody({ productId: id, variantId: first!.id, quantity: 1 });
  const order = await buy(shop, await makeCustomer(shop), body);
  await offer(id, [{ color: 'Blue', price: 900, stock_quantity: 4 }]);
  await moved(owner, order.id, 'cancellation', { reason: 'Changed their mind' });
  expect(await readStock(shop, { id })).toBe(4);
  expect((await readMoves(id)).slice(-2)).toEqual([
    ['variant', 'returned', 1, ''],
    ['variant', 'corrected', -1, reasonOf(order.order_number)],
  ]);
  await offer(id, [], { price: 900 });
});

test('of a returned parcel the broken pieces are written off and the rest is taken off again', async () => {
  const { id } = await makeProduct(shop, { stock: 5 });
  const order = await buy(shop, await makeCustomer(shop), toOrderBody({ productId: id, quantity: 3 }));
  await moved(owner, order.id, 'shipment', parcel);
  await offer(id, [red]);
  const restock = [{ item_id: order.items[0]!.id, quantity: 1 }];
  await moved(owner, order.id, 'return-to-origin', { ...refused, restock });
  expect(await readStock(shop, { id })).toBe(3);
  expect((await readMoves(id)).slice(-3)).toEqual([
    [null, 'returned', 3, ''],
    [null, 'written_off', -2, ''],
    [null, 'corrected', -1, reasonOf(order.order_number)],
  ]);
  await offer(id, [], { price: 900 });
});
