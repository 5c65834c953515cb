import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

// What the database announces of each change: only of what is announced can a page be made anew, and only what is seen is waited for.

let shop: TestShop;
let plain: string;
let varied: string;
let heard = new Set<string>();

beforeAll(async () => {
  shop = await openShop();
  plain = (await makeProduct(shop, { stock: 40 })).id;
  varied = (await makeProduct(shop, { stock: 40 })).id;
  await sql`insert into variants (id, product_id, sku, color, price_paise, stock_quantity, position)
            select 'var_' || n, ${varied}, 'SKU-' || n, 'colour ' || n, 100000 + n, 20, n from generate_series(1, 3) n`.execute(
    shop.db,
  );
  await sql`insert into reviews (id, product_id, author, rating, created_at) values ('rev_a', ${plain}, 'Asha', 4, now())`.execute(
    shop.db,
  );
  shop.changes.subscribe((topic) => heard.add(topic));
});
beforeEach(async () => {
  await shop.changes.settle();
  heard = new Set();
});
afterAll(() => shop.close());

/** The topics that one statement announces. */
async function announcedBy(statement: string): Promise<string[]> {
  await sql
    .raw(statement.replaceAll(':plain', `'${plain}'`).replaceAll(':varied', `'${varied}'`))
    .execute(shop.db);
  await shop.changes.settle();
  return [...heard].toSorted();
}

test.each([
  ['a price', 'update products set price_paise = 5000 where id = :plain'],
  ['a name', `update products set name = 'Clay Lamp' where id = :plain`],
  ['few pieces left', 'update products set stock_quantity = 5 where id = :plain'],
  ['fewer still', 'update products set stock_quantity = 4 where id = :plain'],
  ['none left', 'update products set stock_quantity = 0 where id = :plain'],
  ['a good taken away', 'update products set archived_at = now() where id = :plain'],
  ['a good put back', 'update products set archived_at = null where id = :plain'],
  [
    'the price of a variant that is not the cheapest',
    `update variants set price_paise = 200000 where id = 'var_3'`,
  ],
  ['a few left of a variant among many', `update variants set stock_quantity = 3 where id = 'var_2'`],
  ['a variant that is not offered', `update variants set available = false where id = 'var_2'`],
  ['a variant taken away', `delete from variants where id = 'var_2'`],
  ['what a review says', `update reviews set body = 'Lovely' where id = 'rev_a'`],
  ['the stars of a review', `update reviews set rating = 5 where id = 'rev_a'`],
  ['a review taken away', `delete from reviews where id = 'rev_a'`],
  ['an attribute', `insert into product_attributes values (:plain, 'style', 'Plain', 9)`],
])('%s is announced for all that shows goods', async (_, statement) => {
  expect(await announcedBy(statement)).toContain('catalogue');
});

test('a sale that leaves plenty is told only to those who keep every exact number', async () => {
  await announcedBy('update products set stock_quantity = 40 where id = :plain');
  heard.clear();
  const sale =
    'update products set stock_quantity = stock_quantity - 1, updated_at = now() where id = :plain';
  expect(await announcedBy(sale)).toEqual([`product:${plain}`, `stock:${plain}`]);
  heard.clear();
  const piece = `update variants set stock_quantity = stock_quantity - 1 where id = 'var_1'`;
  expect(await announcedBy(piece)).toEqual([`product:${varied}`, `stock:${varied}`]);
});
