import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { getProduct } from './get-product.ts';
import { listSameCraft } from './list-same-craft.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('low stock comes after plenty and sold out comes last, even if a product is more alike than the others', async () => {
  const craft = await shop.db
    .insertInto('crafts')
    .values({
      id: 'crf_blue',
      slug: 'blue-pottery',
      name: 'Blue pottery',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const make = async (name: string, stock: number, craftId: string | null) => {
    const { id } = await makeProduct(shop, { name, stock });
    await shop.db.updateTable('products').set({ craft_id: craftId }).where('id', '=', id).execute();
    return id;
  };
  const vase = await make('Vase', 5, craft.id);
  await make('Last Cup', 5, craft.id);
  await make('Sold Bowl', 0, craft.id);
  await make('Plate', 6, craft.id);
  await make('Basket', 5, null);
  await shop.changes.settle();
  const cards = await listSameCraft(shop.ctx, await getProduct(shop.ctx, vase), 8);
  expect(cards.map(({ name }) => name)).toEqual(['Plate', 'Last Cup', 'Basket', 'Sold Bowl']);
});
