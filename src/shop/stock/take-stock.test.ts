import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { inTransaction } from '#shop/context.ts';
import { readStock } from '#test/buy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { makeOrder } from '#test/make-order.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import type { Piece } from './order-pieces.ts';
import { takeStock } from './take-stock.ts';

let shop: TestShop;
let orderId: string;
beforeAll(async () => {
  shop = await openShop();
  const { customerId } = await makeCustomer(shop);
  const { id: productId } = await makeProduct(shop);
  orderId = (await makeOrder(shop, { customerId, productId })).id;
});
afterAll(() => shop.close());

/** Takes pieces and returns the message that the buyer would get. */
function take(...pieces: Piece[]) {
  return inTransaction(shop.ctx, (tx) => takeStock(tx, orderId, pieces)).then(
    () => 'taken',
    (error: unknown) => (isShopError(error, 'stock.gone') ? [error.message, error.detail] : String(error)),
  );
}

test('the last pieces can be bought, and are in the ledger with their order', async () => {
  const { id } = await makeProduct(shop, { stock: 2 });
  expect(await take({ productId: id, name: 'Brass Diya', quantity: 2 })).toBe('taken');
  expect(await readStock(shop, { id })).toBe(0);
  const moves = shop.db
    .selectFrom('stock_moves')
    .select(['order_id', 'variant_id', 'kind', 'quantity'])
    .where('product_id', '=', id)
    .where('kind', '<>', 'stocked');
  expect(await moves.execute()).toEqual([
    { order_id: orderId, variant_id: null, kind: 'sold', quantity: -2 },
  ]);
});

test('of several lines the one that is short is named, and nothing is taken', async () => {
  const [lamp, bell] = [await makeProduct(shop, { stock: 5 }), await makeProduct(shop, { stock: 2 })];
  const told = await take(
    { productId: lamp.id, name: 'Lamp', quantity: 5 },
    { productId: bell.id, name: 'Bell', quantity: 3 },
  );
  expect(told).toEqual([
    'Only 2 of Bell left. Please lower the quantity.',
    { product_id: bell.id, variant_id: null, available: 2 },
  ]);
  expect(await readStock(shop, lamp)).toBe(5);
});

test('sold-out and unknown products are refused as sold out', async () => {
  const { id } = await makeProduct(shop, { stock: 0 });
  expect(await take({ productId: id, name: 'Bell', quantity: 1 })).toEqual([
    'Bell has just sold out.',
    { product_id: id, variant_id: null, available: 0 },
  ]);
  expect(await take({ productId: 'prd_gone', name: 'Lamp', quantity: 1 })).toEqual([
    'Lamp has just sold out.',
    { product_id: 'prd_gone', variant_id: null, available: 0 },
  ]);
});

test('a variant is taken from its own stock, and not at all if it is not offered', async () => {
  const variants = [
    { color: 'Indigo', stock: 2 },
    { color: 'Madder', stock: 7, available: false },
  ];
  const { id: productId, variantIds } = await makeProduct(shop, { variants });
  const [indigo, madder] = variantIds as [string, string];
  const scarf = { productId, name: 'Scarf' };
  expect(await take({ ...scarf, variantId: indigo, quantity: 3 })).toEqual([
    'Only 2 of Scarf left. Please lower the quantity.',
    { product_id: productId, variant_id: indigo, available: 2 },
  ]);
  expect(await take({ ...scarf, variantId: indigo, quantity: 2 })).toBe('taken');
  expect(await take({ ...scarf, variantId: madder, quantity: 1 })).not.toBe('taken');
  expect(await take({ ...scarf, quantity: 1 })).not.toBe('taken');
});
