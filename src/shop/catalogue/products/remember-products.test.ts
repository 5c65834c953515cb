import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readProducts, sizeOfRememberedProducts } from './remember-products.ts';

// These tests check which products one process keeps in memory while another process changes them.

let shop: TestShop;
let other: TestShop;
let ids: string[];

beforeAll(async () => {
  shop = await openShop();
  other = await openShop({ beside: shop.connection });
  ids = [];
  for (const name of ['Diya', 'Lamp', 'Bell']) ids.push((await makeProduct(shop, { name, stock: 90 })).id);
  await other.changes.settle();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const read = (wanted: readonly string[]) => readProducts(other.ctx, wanted);
const change = async (set: object) => {
  await shop.db.updateTable('products').set(set).where('id', '=', ids[0]!).execute();
};

test('products are returned in the requested order, from memory once read; unknown ones are left out', async () => {
  const asked = [ids[2]!, 'prd_none', ids[0]!];
  expect((await read(asked)).map(({ name }) => name)).toEqual(['Bell', 'Diya']);
  const silent = { ...other.ctx, db: undefined as never };
  const again = await readProducts(silent, [ids[0]!, ids[2]!]);
  expect(again.map(({ name }) => name)).toEqual(['Diya', 'Bell']);
  expect(sizeOfRememberedProducts(other.ctx.memory).entries).toBe(2);
});

test('a product that changes while it is being read is not cached in its old state', async () => {
  await change({ price_paise: 80_00 });
  await other.changes.settle();
  const slow = other.ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await change({ price_paise: 70_00 });
      await other.changes.settle();
      return result;
    },
  });
  await readProducts({ ...other.ctx, db: slow }, ids);
  expect((await read(ids)).map(({ pricePaise }) => pricePaise)).toEqual([70_00, 1200_00, 1200_00]);
});

test('a change of the other process is seen by a read that begins after it was settled', async () => {
  for (let price = 60; price > 50; price -= 1) {
    const reading = read(ids);
    await change({ price_paise: price * 100 });
    await other.changes.settle();
    expect((await read(ids))[0]!.pricePaise).toBe(price * 100);
    await reading;
  }
});

test('a category change is seen on all of its products', async () => {
  await read(ids);
  await shop.db.updateTable('categories').set({ slug: 'other-lights' }).execute();
  await other.changes.settle();
  expect((await read(ids)).map(({ category }) => category.slug)).toEqual(Array(3).fill('other-lights'));
});

test('everything is read from the database while the memory is not current', async () => {
  const deaf = {
    ...other.ctx,
    memory: { ...other.ctx.memory, subscribe: () => () => {}, isCurrent: () => false },
  };
  await readProducts(deaf, ids);
  await change({ stock_quantity: 77 });
  expect((await readProducts(deaf, ids))[0]!.stockQuantity).toBe(77);
});
