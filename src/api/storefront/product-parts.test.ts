import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { openPartStore, readProductParts } from './product-parts.ts';

// What a process keeps of what the API says of goods, while another process changes them.

let shop: TestShop;
let other: TestShop;
let ids: string[];

beforeAll(async () => {
  shop = await openShop();
  other = await openShop({ beside: shop.connection });
  ids = [];
  for (const name of ['Diya', 'Lamp', 'Bell']) ids.push((await makeProduct(shop, { name, stock: 90 })).id);
  await shop.changes.settle();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const say = async (wanted: readonly string[]) =>
  (await readProductParts(other.ctx, wanted)).map(({ bytes }) => JSON.parse(bytes.toString()));
const change = async (set: object) => {
  await shop.db.updateTable('products').set(set).where('id', '=', ids[0]!).execute();
};

test('goods come in the order in which they are asked for, from memory once they were read; who is gone is left out', async () => {
  const asked = [ids[2]!, 'prd_none', ids[0]!];
  expect((await say(asked)).map(({ name }) => name)).toEqual(['Bell', 'Diya']);
  const silent = { ...other.ctx, db: undefined as never };
  const again = await readProductParts(silent, [ids[0]!, ids[2]!]);
  expect(again.map(({ bytes }) => JSON.parse(bytes.toString()).name)).toEqual(['Diya', 'Bell']);
});

test('what changes while it is being read is not kept as it was', async () => {
  openPartStore(other.ctx.memory).clear();
  const slow = other.ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await change({ price_paise: 70_00 });
      await shop.changes.settle();
      return result;
    },
  });
  await readProductParts({ ...other.ctx, db: slow }, ids);
  expect((await say(ids)).map(({ price }) => price)).toEqual([70, 1200, 1200]);
});

test('a change of the other process is seen by whoever asks after its answer', async () => {
  for (let price = 60; price > 50; price -= 1) {
    const reading = say(ids);
    await change({ price_paise: price * 100 });
    await shop.changes.settle();
    expect((await say(ids))[0].price).toBe(price);
    await reading;
  }
});

test('what shows on every good is seen on all of them', async () => {
  await say(ids);
  await shop.db.updateTable('categories').set({ slug: 'other-lights' }).execute();
  await shop.changes.settle();
  expect((await say(ids)).map(({ category }) => category)).toEqual(Array(3).fill('other-lights'));
});

test('while nothing may be answered from memory everything is read', async () => {
  const deaf = { ...other.ctx, memory: { ...other.ctx.memory, subscribe: () => {}, isCurrent: () => false } };
  await readProductParts(deaf, ids);
  await change({ stock_quantity: 77 });
  const [first] = await readProductParts(deaf, ids);
  expect(JSON.parse(first!.bytes.toString()).stock_quantity).toBe(77);
});
