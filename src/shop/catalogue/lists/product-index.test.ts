import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from 'kysely';
import { type Changes, listenForChanges } from '#platform/change-feed/changes.ts';
import { silentLog } from '#server/log.ts';
import { createMemory } from '#server/cache/remembered-values.ts';
import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { addCategory } from '#shop/catalogue/categories/add-category.ts';
import { addProducts } from '#shop/catalogue/products/add-products.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { listProductIds } from './list-products.ts';
import type { ListProducts } from './list-query.ts';
import { recordSales } from '#shop/catalogue/products/record-sales.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';

// These tests check the product index of one process after every kind of change made by another one.

let shop: TestShop;
let there: Ctx;
let heardThere: Changes;
const ids: string[] = [];

const filters: FilterSet[] = [
  { key: 'material', label: 'Material', kind: 'options', options: ['Brass', 'Clay'] },
  { key: 'price', label: 'Price', kind: 'price', options: ['0-499', '500-'] },
];

beforeAll(async () => {
  shop = await openShop();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  heardThere = await listenForChanges(
    { ...inject('testServer').connection, database: rows[0]!.name },
    silentLog,
  );
  there = { ...shop.ctx, memory: createMemory(heardThere, shop.clock) };
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    const { id } = await addCategory(tx, { slug: 'lighting', name: 'Lighting', position: 1, filters });
    await addCategory(tx, { slug: 'Bestsellers', name: 'Bestsellers', position: 2, rule: 'bestsellers' });
    const lamp = { categoryId: id, hsn: '94055000', stockQuantity: 3 };
    const made = ['A', 'B', 'C'].map((sku, index) => ({
      ...lamp,
      sku,
      name: `Lamp ${sku}`,
      pricePaise: (400 + index) * 100,
      attributes: [brass],
    }));
    ids.push(...(await addProducts(tx, made)));
  });
});
afterAll(async () => {
  await heardThere.close();
  await shop.close();
});

const brass = { name: 'material', value: 'Brass' };

/** Returns what the other process lists once it has heard the changes written here. */
async function see(query: ListProducts = {}) {
  await heardThere.settle();
  const { ids: found, total, facets } = await listProductIds(there, { sort: 'price_asc', ...query });
  const items = await readProducts(there, found);
  const counts = facets.map(({ options }) => options.map(({ count }) => count));
  return { items, total, names: items.map(({ name }) => name.at(-1)).join(''), counts };
}

const change = (index: number, set: object) =>
  shop.db.updateTable('products').set(set).where('id', '=', ids[index]!).execute();

test('a price change moves a product in the lists and price bands, and shows on its card', async () => {
  expect(await see()).toMatchObject({
    names: 'ABC',
    counts: [
      [3, 0],
      [3, 0],
    ],
  });
  await change(0, { price_paise: 900_00 });
  const after = await see();
  expect(after).toMatchObject({
    names: 'BCA',
    total: 3,
    counts: [
      [3, 0],
      [2, 1],
    ],
  });
  expect(after.items[2]!.pricePaise).toBe(900_00);
  expect(await see({ filters: { price: ['500-'] } })).toMatchObject({ names: 'A', total: 1 });
});

test('the other process sees every stock decrease, twenty times in a row', async () => {
  await change(1, { stock_quantity: 40 });
  for (let left = 39; left > 19; left -= 1) {
    await change(1, { stock_quantity: left });
    expect((await see()).items.find(({ id }) => id === ids[1])!.stockQuantity).toBe(left);
  }
});

test('changed attributes and archived, restored and deleted products are counted at once', async () => {
  await shop.db
    .updateTable('product_attributes')
    .set({ value: 'Clay' })
    .where('product_id', '=', ids[2]!)
    .execute();
  expect(await see()).toMatchObject({
    counts: [
      [2, 1],
      [2, 1],
    ],
  });
  expect(await see({ filters: { material: ['clay'] } })).toMatchObject({ names: 'C', total: 1 });
  await change(2, { status: 'archived' });
  expect(await see()).toMatchObject({
    names: 'BA',
    total: 2,
    counts: [
      [2, 0],
      [1, 1],
    ],
  });
  await change(2, { status: 'live' });
  expect(await see()).toMatchObject({
    names: 'BCA',
    total: 3,
    counts: [
      [2, 1],
      [2, 1],
    ],
  });
  await shop.db.deleteFrom('stock_moves').where('product_id', '=', ids[2]!).execute();
  await shop.db.deleteFrom('products').where('id', '=', ids[2]!).execute();
  expect(await see()).toMatchObject({
    names: 'BA',
    total: 2,
    counts: [
      [2, 0],
      [1, 1],
    ],
  });
});

test('a renamed product and a renamed category are found and shown by their new names', async () => {
  expect((await see({ q: 'lamp' })).total).toBe(2);
  await change(0, { name: 'Deepam X', search_text: 'deepam x', search_fold: ' dipam x ' });
  expect((await see({ q: 'lamp' })).names).toBe('B');
  expect((await see({ q: 'deepam' })).names).toBe('X');
  expect((await see({ q: 'depam' })).names).toBe('X');
  await shop.db.updateTable('categories').set({ name: 'Lamps' }).where('slug', '=', 'lighting').execute();
  expect((await see()).items.map(({ category }) => category.name)).toEqual(['Lamps', 'Lamps']);
});

test('a product that sells becomes a bestseller in the other process', async () => {
  const held = async () => (await listCategories(there)).map(({ productCount }) => productCount);
  await see();
  expect(await held()).toEqual([2, 0]);
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    recordSales(tx, [{ productId: ids[0]!, units: 4 }]),
  );
  expect(await see({ category: 'bestsellers' })).toMatchObject({ names: 'X', total: 1 });
  expect(await held()).toEqual([2, 1]);
});

test('everything is read from the database while the memory is not current', async () => {
  const deaf: Ctx = {
    ...there,
    memory: { ...there.memory, subscribe: () => () => {}, isCurrent: () => false },
  };
  expect((await listProductIds(deaf, {})).total).toBe(2);
  await change(0, { price_paise: 123_00 });
  await change(1, { status: 'archived' });
  const { ids: found, total } = await listProductIds(deaf, {});
  const items = await readProducts(deaf, found);
  expect([total, items.map(({ pricePaise }) => pricePaise)]).toEqual([1, [123_00]]);
});

test('changes made while lists are being read appear in the next list', async () => {
  for (let price = 1; price <= 30; price += 1) {
    const reading = [
      listProductIds(there, {}),
      listProductIds(there, { q: 'deepam' }),
      readProducts(there, ids),
    ];
    await change(0, { price_paise: price * 100 });
    await Promise.all(reading);
    expect((await see()).items.map(({ pricePaise }) => pricePaise)).toEqual([price * 100]);
  }
});
