import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { inTransaction } from '#shop/context.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { loadDemo } from './load.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ seller: null });
});
afterAll(() => shop?.close());

async function count(
  table: 'products' | 'promotions' | 'content' | 'pictures' | 'settings',
): Promise<unknown> {
  const row = await shop.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirst();
  return row?.n;
}

test('an interrupted first load leaves nothing, and two concurrent retries load the demo once', async () => {
  const system = shop.as({ kind: 'system' });
  // Writing the last category of the demo fails, after nearly everything else is written.
  await inTransaction(system, (tx) => addCategory(tx, { slug: 'sale', name: 'In the way', position: 1 }));
  await expect(loadDemo(system, root)).rejects.toThrow(/categories_slug_key/);
  for (const table of ['products', 'promotions', 'content', 'pictures', 'settings'] as const) {
    expect(await count(table), table).toBe(0);
  }
  await shop.db.deleteFrom('categories').execute();
  const loaded = await Promise.all([loadDemo(system, root), loadDemo(system, root)]);
  expect(loaded.toSorted()).toEqual([false, true]);
  expect(await count('products')).toBe(109);
});
