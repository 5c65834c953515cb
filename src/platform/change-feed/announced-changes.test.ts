import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

// Tests which cache tags the database announces for each change: a page is rendered again only when one of its tags is announced.

let shop: TestShop;
let plain: string;
let varied: string;
let category: string;
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
  const { category_id } = await shop.db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', plain)
    .executeTakeFirstOrThrow();
  category = category_id!;
  shop.changes.subscribe((tag) => heard.add(tag));
});
beforeEach(async () => {
  await shop.changes.settle();
  heard = new Set();
});
afterAll(() => shop.close());

/** Returns the tags that one statement announces. */
async function announcedBy(statement: string): Promise<string[]> {
  await sql
    .raw(statement.replaceAll(':plain', `'${plain}'`).replaceAll(':varied', `'${varied}'`))
    .execute(shop.db);
  await shop.changes.settle();
  return [...heard].toSorted();
}

/** Returns the tags of the product, its cards, the lists of its category and of all products, and the counts. */
const everyTagOf = (id: string) =>
  ['catalogue', `card:${id}`, 'list:all', `list:${category}`, `product:${id}`, `short-card:${id}`].toSorted();

test.each([
  ['a price', 'update products set price_paise = 5000 where id = :plain'],
  ['a name', `update products set name = 'Clay Lamp' where id = :plain`],
  ['a product taken away', "update products set status = 'archived' where id = :plain"],
  ['a product put back', "update products set status = 'live' where id = :plain"],
  ['an attribute', `insert into product_attributes values (:plain, 'style', 'Plain', 9)`],
])('%s announces the product, its card, its lists and the counts', async (_, statement) => {
  expect(await announcedBy(statement)).toEqual(everyTagOf(plain));
});

test.each([
  [
    'the price of one that is not the cheapest',
    `update variants set price_paise = 200000 where id = 'var_3'`,
  ],
  ['one that is not offered', `update variants set available = false where id = 'var_2'`],
  ['one taken away', `delete from variants where id = 'var_2'`],
])('for variants, %s announces all tags of their product', async (_, statement) => {
  expect(await announcedBy(statement)).toEqual(everyTagOf(varied));
});

test('a change of a product’s craft announces both the old and the new craft', async () => {
  await announcedBy(`insert into crafts (id, slug, name, created_at, updated_at)
    select 'crf_' || slug, slug, slug, now(), now() from unnest(array['blue-pottery', 'dhokra']) slug`);
  await announcedBy(`update products set craft_id = 'crf_blue-pottery' where id = :plain`);
  heard.clear();
  const now = await announcedBy(`update products set craft_id = 'crf_dhokra' where id = :plain`);
  expect(now).toEqual([...everyTagOf(plain), 'craft:crf_blue-pottery', 'craft:crf_dhokra'].toSorted());
});

test('a craft’s text announces its products’ pages; its name also their cards and lists', async () => {
  const words = await announcedBy(`update crafts set story = 'Lost wax.' where id = 'crf_dhokra'`);
  expect(words).toEqual(['craft:crf_dhokra', `product:${plain}`, 'registers'].toSorted());
  heard.clear();
  const name = await announcedBy(`update crafts set name = 'Dokra' where id = 'crf_dhokra'`);
  expect(name).toEqual([...everyTagOf(plain), 'craft:crf_dhokra', 'registers'].toSorted());
  await announcedBy('update products set craft_id = null where id = :plain');
});

const stock = (left: number) => announcedBy(`update products set stock_quantity = ${left} where id = :plain`);

test('a sale leaving plenty announces only the product, one leaving few also its card', async () => {
  expect(await stock(39)).toEqual([`product:${plain}`]);
  heard.clear();
  expect(await stock(5)).toEqual([`card:${plain}`, `product:${plain}`]);
  heard.clear();
  const piece = `update variants set stock_quantity = stock_quantity - 1 where id = 'var_1'`;
  expect(await announcedBy(piece)).toEqual([`product:${varied}`]);
});

test('selling the last piece announces the sold-out lists; restocking announces all lists', async () => {
  await stock(1);
  heard.clear();
  const shown = [`card:${plain}`, `product:${plain}`, `short-card:${plain}`];
  expect(await stock(0)).toEqual([...shown, 'sold-out:all', `sold-out:${category}`].toSorted());
  heard.clear();
  expect(await stock(3)).toEqual([...shown, 'list:all', `list:${category}`].toSorted());
});

test('a review’s text announces only the reviews, its stars also the product', async () => {
  const words = `update reviews set body = 'Lovely' where id = 'rev_a'`;
  expect(await announcedBy(words)).toEqual([`reviews:${plain}`]);
  heard.clear();
  const stars = await announcedBy(`update reviews set rating = 5 where id = 'rev_a'`);
  expect(stars).toEqual([...everyTagOf(plain), `reviews:${plain}`].toSorted());
});

test('a content page announces itself', async () => {
  const written = await announcedBy(`insert into content (slug, document) values ('about', '{}')`);
  expect(written).toEqual(['content', 'content:about']);
});

test('all tags of a product are announced in one notification', async () => {
  const payloads: string[] = [];
  const client = new Client(shop.connection);
  await client.connect();
  client.on('notification', ({ payload = '' }) => payloads.push(payload));
  await client.query('listen haat_changed');
  await announcedBy('update products set price_paise = 7700 where id = :plain');
  await client.query('select 1');
  await client.end();
  expect(payloads.map((payload) => payload.split('\n').toSorted())).toEqual([everyTagOf(plain)]);
});
