import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { findProduct } from './get-product.ts';
import { listReviews } from '#shop/catalogue/reviews/list-reviews.ts';
import { listSameCraft } from './list-same-craft.ts';

// These tests check that a product's page is served from memory, and is up to date as soon as a change has been heard.

let shop: TestShop;
let id: string;
let other: string;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  id = (await makeProduct(shop, { stock: 40 })).id;
  other = (await makeProduct(shop, { name: 'Clay Lamp', stock: 40 })).id;
  await sql`insert into reviews (id, product_id, author, rating, body, created_at)
            values (${`rev_${id}`}, ${id}, 'Asha', 4, 'Bright', now())`.execute(shop.db);
  await shop.changes.settle();
});

const reviews = () => listReviews(shop.ctx, id, { page: 1, limit: 5 });
const like = async () =>
  (await listSameCraft(shop.ctx, (await findProduct(shop.ctx, id))!, 50)).map((card) => card.id);

test('without changes nothing is read again, and the same object is returned', async () => {
  const [product, said, alike] = [await findProduct(shop.ctx, id), await reviews(), await like()];
  const silent = { ...shop.ctx, db: undefined as never };
  expect(await findProduct(silent, id)).toBe(product);
  expect(await listReviews(silent, id, { page: 1, limit: 5 })).toBe(said);
  expect((await listSameCraft(silent, product!, 50)).map((card) => card.id)).toEqual(alike);
});

test.each<[string, (id: string) => string, (product: unknown) => void]>([
  [
    'a name',
    (of) => `update products set name = 'Oil Lamp' where id = '${of}'`,
    (now) => expect(now).toMatchObject({ name: 'Oil Lamp' }),
  ],
  [
    'a sale that leaves plenty',
    (of) => `update products set stock_quantity = 39 where id = '${of}'`,
    (now) => expect(now).toMatchObject({ stockQuantity: 39 }),
  ],
  [
    'an attribute',
    (of) => `insert into product_attributes values ('${of}', 'style', 'Tribal', 1)`,
    (now) => expect(now).toMatchObject({ attributes: [{ name: 'style', value: 'Tribal' }] }),
  ],
  [
    'a product that is gone',
    (of) => `update products set status = 'archived' where id = '${of}'`,
    (now) => expect(now).toBeUndefined(),
  ],
])('%s is seen by the next read', async (_, change, expectNow) => {
  await findProduct(shop.ctx, id);
  await sql.raw(change(id)).execute(shop.db);
  await shop.changes.settle();
  expectNow(await findProduct(shop.ctx, id));
});

test('a new, corrected or deleted review is seen at once', async () => {
  const words = async () => (await reviews()).items.map(({ body }) => body);
  expect(await words()).toEqual(['Bright']);
  await sql`update reviews set body = 'Very bright' where product_id = ${id}`.execute(shop.db);
  await shop.changes.settle();
  expect(await words()).toEqual(['Very bright']);
  await sql`delete from reviews where product_id = ${id}`.execute(shop.db);
  await shop.changes.settle();
  expect(await words()).toEqual([]);
  await sql`insert into reviews (id, product_id, author, rating, body, created_at)
            values (${`rev_new_${id}`}, ${id}, 'Ravi', 5, 'Heavy', now())`.execute(shop.db);
  await shop.changes.settle();
  expect(await words()).toEqual(['Heavy']);
});

test('the same-craft list drops an archived product and includes a new one', async () => {
  expect(await like()).toContain(other);
  await sql`update products set status = 'archived' where id = ${other}`.execute(shop.db);
  await shop.changes.settle();
  expect(await like()).not.toContain(other);
  const { id: third } = await makeProduct(shop, { name: 'Third' });
  await shop.changes.settle();
  expect(await like()).toContain(third);
});
