import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sort } from '#domain/catalogue/filters.ts';
import { makeCategory } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { listProducts } from './list-products.ts';
import { callApi } from '#test/call-api.ts';

// These tests run with five thousand products in one category.

let shop: TestShop;
const many = 5000;

beforeAll(async () => {
  shop = await openShop();
  const lighting = await makeCategory(shop, 'lighting');
  const filters = [
    { key: 'material', label: 'Material', kind: 'options', options: ['Brass', 'Clay'] },
    { key: 'price', label: 'Price', kind: 'price', options: ['0-999', '1000-'] },
  ];
  await shop.db
    .updateTable('categories')
    .set({ filters: JSON.stringify(filters) })
    .execute();
  await sql`
    insert into products (id, sku, name, category_id, hsn, price_paise, from_price_paise, stock_quantity, featured, units_sold_90_days,
                          search_text, search_fold, created_at, updated_at)
    select 'prd_' || left(md5(n::text), 22), 'L-' || n, 'Lamp ' || n, ${lighting}, '94055000', (n % 2000) * 100 + 100, 1, n % 3, n % 50 = 0,
           n % 7, 'lamp ' || n, ' lanp ' || n || ' ', timestamptz '2026-01-01' + (n % 300) * interval '1 day', now()
      from generate_series(1, ${many}) as n`.execute(shop.db);
  await sql`
    insert into product_attributes (product_id, name, value, position)
    select id, 'material', case when stock_quantity = 0 then 'Clay' else 'Brass' end, 1 from products`.execute(
    shop.db,
  );
  await shop.changes.settle();
}, 60_000);
afterAll(() => shop?.close());

test.each<Sort>(['newest', 'price_asc', 'price_desc', 'popular', 'featured'])(
  'every product is on exactly one page when sorted by %s',
  async (sort) => {
    const seen = new Set<string>();
    for (let page = 1; page <= many / 100; page += 1) {
      const { items, total } = await listProducts(shop.ctx, { category: 'lighting', sort, page, limit: 100 });
      expect([items.length, total]).toEqual([100, many]);
      for (const { id } of items) seen.add(id);
    }
    expect(seen.size).toBe(many);
    const beyond = await listProducts(shop.ctx, {
      category: 'lighting',
      sort,
      page: many / 100 + 1,
      limit: 100,
    });
    expect(beyond).toMatchObject({ items: [], total: many });
  },
);

test('the last page of a filtered list matches the total', async () => {
  const filters = { material: ['clay'], price: ['1000-'] };
  const first = await listProducts(shop.ctx, { category: 'lighting', filters, limit: 100 });
  const truth = await sql<{ count: number }>`
    select count(*)::int as count from products where stock_quantity = 0 and from_price_paise >= 100000`.execute(
    shop.db,
  );
  expect(first.total).toBe(truth.rows[0]!.count);
  const page = Math.ceil(first.total / 100);
  const last = await listProducts(shop.ctx, { category: 'lighting', filters, limit: 100, page });
  expect(last.items).toHaveLength(first.total - (page - 1) * 100);
});

test('a page far back is as full as the first', async () => {
  for (const page of [1, 50]) {
    const query = { category: 'lighting', limit: 100, sort: 'newest' as const, page };
    const { products } = await callApi('GET /products', { shop, query });
    expect(products).toHaveLength(100);
  }
});

test('a word that every product has finds a thousand of them, and a rare word its one product', async () => {
  const found = await listProducts(shop.ctx, { q: 'lamp', limit: 100 });
  expect(found.total).toBe(1000);
  const last = await listProducts(shop.ctx, { q: 'lamp', limit: 100, page: 10 });
  expect(last.items).toHaveLength(100);
  expect((await listProducts(shop.ctx, { q: 'lamp 4321' })).items.map(({ name }) => name)).toEqual([
    'Lamp 4321',
  ]);
});
