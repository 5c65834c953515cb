import { afterAll, beforeAll, expect, test } from 'vitest';
import { isShopError } from '#domain/error.ts';
import { audit } from '#test/auditor.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { countStock } from './count-stock.ts';
import { noteStock } from './note-stock.ts';

let shop: TestShop;
let packer: MadeStaff;
beforeAll(async () => {
  shop = await openShop();
  packer = await makeStaff(shop, 'packer');
});
afterAll(async () => {
  expect(await audit(shop)).toEqual([]);
  await shop.close();
});

/** Reads the moves of a product from the ledger. */
async function listMoves(productId: string) {
  const moves = await shop.db
    .selectFrom('stock_moves')
    .select(['variant_id', 'kind', 'quantity'])
    .where('product_id', '=', productId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return moves.map(({ variant_id, kind, quantity }) => [variant_id, kind, quantity]);
}

/** Counts pieces of a product, or of one of its variants. */
function count(productId: string, change: number, { variant_id = null as string | null, as = packer } = {}) {
  return countStock(as.ctx, productId, { variant_id, change });
}

/** Returns the refusal of a count as staff sees it. */
function refusal(attempt: Promise<unknown>) {
  return attempt.then(
    () => 'counted',
    (error: unknown) => (isShopError(error) ? [error.code, error.message, error.detail] : String(error)),
  );
}

test('received and missing pieces are recorded as two kinds of moves', async () => {
  const { id } = await makeProduct(shop, { stock: 0 });
  shop.clock.advance(1000);
  expect(await count(id, 5)).toBe(5);
  shop.clock.advance(1000);
  expect(await count(id, -5)).toBe(0);
  expect(await listMoves(id)).toEqual([
    [null, 'stocked', 5],
    [null, 'corrected', -5],
  ]);
});

test('a variant is counted separately', async () => {
  const variants = [
    { color: 'Indigo', stock: 2 },
    { color: 'Madder', stock: 3 },
  ];
  const { id, variantIds } = await makeProduct(shop, { variants });
  const [indigo, madder] = variantIds as [string, string];
  expect(await count(id, 4, { variant_id: indigo })).toBe(6);
  const left = await shop.db
    .selectFrom('variants')
    .select(['id', 'stock_quantity'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  expect(left).toEqual([
    { id: indigo, stock_quantity: 6 },
    { id: madder, stock_quantity: 3 },
  ]);
  expect(await listMoves(id)).toContainEqual([indigo, 'stocked', 4]);
});

test('more pieces than there are cannot be missing; the stock is unchanged', async () => {
  const { id } = await makeProduct(shop, { stock: 3 });
  expect(await refusal(count(id, -4))).toEqual([
    'stock.too_few',
    'There are only 3 pieces of Brass Diya',
    { available: 3 },
  ]);
  expect(await listMoves(id)).toEqual([[null, 'stocked', 3]]);
});

test('a product with variants must be counted by variant, and a variant only under its own product', async () => {
  const scarf = await makeProduct(shop, { variants: [{ color: 'Indigo', stock: 2 }] });
  const lamp = await makeProduct(shop);
  const notFound = ['product.not_found', 'Product not found', undefined];
  expect(await refusal(count(scarf.id, 1))).toEqual(notFound);
  const ofAnother = { variant_id: scarf.variantIds[0]! };
  expect(await refusal(count(lamp.id, 1, ofAnother))).toEqual(notFound);
});

test('a second piece of a one-of-a-kind product is refused with a reason', async () => {
  const { id } = await makeProduct(shop, { name: 'Only Idol', stock: 1 });
  await noteStock(packer.ctx, id, { version: 0, one_off: true });
  expect(await refusal(count(id, 1))).toEqual([
    'stock.one_off',
    'Only Idol is one of a kind and cannot have a second piece. Change that first if there are more now.',
    undefined,
  ]);
  expect(await listMoves(id)).toEqual([[null, 'stocked', 1]]);
});

test('an accountant cannot count stock', async () => {
  const { id } = await makeProduct(shop);
  const accountant = await makeStaff(shop, 'accountant');
  expect(await refusal(count(id, 1, { as: accountant }))).toEqual([
    'access.forbidden',
    'Your account is not allowed to do that',
    undefined,
  ]);
});
