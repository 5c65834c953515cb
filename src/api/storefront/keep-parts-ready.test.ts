import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { keepPartsReady } from './keep-parts-ready.ts';
import { openPartStore } from './product-parts.ts';

let shop: TestShop;
const many = 45;

beforeAll(async () => {
  shop = await openShop();
  for (let number = 0; number < many; number += 1) await makeProduct(shop, { name: `Lamp ${number}` });
  await shop.changes.settle();
});
afterAll(() => shop.close());

test('what the API says of all goods is read without being asked for, and again when all may have changed', async () => {
  const store = openPartStore(shop.ctx.memory);
  const readAll = () => expect.poll(() => store.size(), { timeout: 15_000 }).toBe(many);
  const end = keepPartsReady(shop.ctx);
  await readAll();
  await shop.db.updateTable('categories').set({ name: 'Other lights' }).execute();
  await shop.changes.settle();
  expect(store.size()).toBe(0);
  await readAll();
  await end();
});
