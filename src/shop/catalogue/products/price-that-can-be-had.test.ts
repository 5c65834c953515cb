import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BOOK_RULES } from '#shop/workflows/audit-books/book-invariants.ts';
import { toOrderBody } from '#test/buy.ts';
import { type MadeProduct, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';

let shop: TestShop;
let cloth: MadeProduct;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  cloth = await makeProduct(shop, {
    name: 'Pichwai Cloth',
    variants: [
      { size: 'S', pricePaise: 2249_00, stock: 1 },
      { size: 'M', pricePaise: 9000_00, salePricePaise: 4500_00, stock: 1 },
      { size: 'L', pricePaise: 13499_00, stock: 1 },
    ],
  });
  await shop.changes.settle();
});

const setStock = async (size: number, pieces: number) => {
  const quantity = sql<number>`${pieces}::int`;
  await shop.db
    .updateTable('variants')
    .set({ stock_quantity: quantity })
    .where('id', '=', cloth.variantIds[size]!)
    .execute();
  await shop.changes.settle();
};

type Listed = { id: string; from_price: number; price: number; sale_price: number | null };
async function ask(query: string): Promise<Listed | undefined> {
  const { products } = await (await shop.app.request(`/api/v1/products?limit=100&${query}`)).json();
  return products.find(({ id }: Listed) => id === cloth.id);
}

test('the list price is the lowest in stock, and follows the last piece sold and the first restocked', async () => {
  expect(await ask('')).toMatchObject({ from_price: 2249, price: 2249, sale_price: null });
  await setStock(0, 0);
  expect(await ask('')).toMatchObject({ from_price: 4500, price: 9000, sale_price: 4500 });
  await setStock(1, 0);
  expect(await ask('')).toMatchObject({ from_price: 13499, price: 13499, sale_price: null });
  await setStock(2, 0);
  expect(await ask('')).toMatchObject({ from_price: 2249, stock_quantity: 0 });
  await setStock(1, 1);
  expect(await ask('')).toMatchObject({ from_price: 4500, stock_quantity: 1 });
  await setStock(0, 7);
  expect(await ask('')).toMatchObject({ from_price: 2249, stock_quantity: 8 });
});

test('the price filter and sort use the lowest price in stock', async () => {
  const other = await makeProduct(shop, { pricePaise: 3000_00 });
  await shop.changes.settle();
  const cheapestFirst = async () => {
    const { products } = await (await shop.app.request('/api/v1/products?limit=100&sort=price_asc')).json();
    const ids = products.map(({ id }: Listed) => id);
    return ids.indexOf(cloth.id) < ids.indexOf(other.id);
  };
  expect([await ask('max_price=2500'), await cheapestFirst()]).toMatchObject([{ id: cloth.id }, true]);
  await setStock(0, 0);
  expect([await ask('max_price=2500'), await cheapestFirst()]).toEqual([undefined, false]);
  expect(await ask('min_price=4500&max_price=4500')).toMatchObject({ id: cloth.id });
});

test('ordering the last cheap piece raises the list price to the next one; cancelling restores it', async () => {
  const { headers } = await makeCustomer(shop);
  const item = { productId: cloth.id, variantId: cloth.variantIds[0]!, price: 2249 };
  const body = JSON.stringify(toOrderBody(item));
  const placed = await shop.app.request('/api/v1/orders', { method: 'POST', headers, body });
  expect(placed.status).toBe(201);
  expect(await ask('')).toMatchObject({ from_price: 4500 });
  const { order } = await placed.json();
  const path = `/api/v1/orders/${order.id}/cancellation`;
  expect((await shop.app.request(path, { method: 'POST', headers, body: '{}' })).status).toBe(200);
  expect(await ask('')).toMatchObject({ from_price: 2249 });
});

test('twenty concurrent stock changes of different sizes leave the correct price and stock', async () => {
  const moves = Array.from({ length: 20 }, (_, turn) => ({
    id: cloth.variantIds[turn % 3]!,
    to: (turn * 7) % 3 === 0 ? 1 : 0,
  }));
  await Promise.all(
    moves.map(({ id, to }) =>
      shop.db.transaction().execute(async (trx) => {
        await sql`select id from products where id = ${cloth.id} for no key update`.execute(trx);
        await sql`update variants set stock_quantity = ${to}::int where id = ${id}`.execute(trx);
      }),
    ),
  );
  for (const rule of [
    'a product costs what the cheapest of its variants costs that can be had',
    'a product has what its variants have',
  ])
    expect((await sql.raw(BOOK_RULES[rule]!).execute(shop.db)).rows).toEqual([]);
});

test('twenty concurrent variant changes without a product lock also leave the correct price', async () => {
  const size = (turn: number) => cloth.variantIds[turn % 3]!;
  for (const to of [0, 1, 0])
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        sql`update variants set stock_quantity = ${to}::int where id = ${size(turn)}`.execute(shop.db),
      ),
    );
  expect(
    await sql
      .raw(BOOK_RULES['a product costs what the cheapest of its variants costs that can be had']!)
      .execute(shop.db),
  ).toMatchObject({ rows: [] });
  await shop.changes.settle();
  expect(await ask('')).toMatchObject({ from_price: 2249, stock_quantity: 0 });
});
