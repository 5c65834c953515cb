import { afterAll, beforeAll, expect, test } from 'vitest';
import { MoveListing } from '#contract/stock/stock-move.ts';
import { makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { listMoves } from './list-moves.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the ledger marks which SKUs are in the stock list; removed variants and archived products are not', async () => {
  const { ctx } = await makeStaff(shop, 'packer');
  const variants = ['Unbleached', 'Walnut'].map((color) => ({ color, stock: 3 }));
  const { id } = await makeProduct(shop, { name: 'Listed Loom', variants });
  const listed = async () => {
    const { moves } = await listMoves(ctx, MoveListing.parse({ q: 'listed loom' }));
    return moves.filter((move) => move.listed).map(({ choice }) => choice);
  };
  expect((await listed()).toSorted()).toEqual(['Unbleached', 'Walnut']);
  const remove = shop.db.updateTable('variants').set({ available: false, removed_at: shop.clock.now() });
  await remove.where('product_id', '=', id).where('color', '=', 'Walnut').execute();
  expect(await listed()).toEqual(['Unbleached']);
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', id).execute();
  expect(await listed()).toEqual([]);
});
