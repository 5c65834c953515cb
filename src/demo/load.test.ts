import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { readContent } from '#shop/content/read-content.ts';
import { listUnratedProducts } from '#shop/catalogue/products/list-unrated-products.ts';
import { readProducts } from '#shop/catalogue/products/remember-products.ts';
import { CONTENT, type ContentSlug } from '#domain/content/content-registry.ts';
import { effectivePricePaise } from '#domain/money/price.ts';
import { demoCategories } from './categories.ts';
import { loadDemo } from './load.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.as({ kind: 'system' }), root);
}, 60_000);
afterAll(() => shop?.close());

test('the demo has 109 products in its categories, each of which has products', async () => {
  const { total } = await listProducts(shop.ctx, {});
  expect(total).toBe(109);
  const categories = await listCategories(shop.ctx);
  expect(categories.map(({ slug }) => slug)).toEqual(demoCategories.map(({ slug }) => slug));
  for (const { productCount, rule } of categories) {
    expect(productCount).toBeGreaterThanOrEqual(rule ? 8 : 15);
    expect(productCount).toBeLessThan(60);
  }
  for (const { children, rule } of categories.filter((category) => !category.rule)) {
    expect(rule).toBeNull();
    expect(children.every(({ productCount }) => productCount > 0)).toBe(true);
  }
});

test('a shop with products is left alone', async () => {
  expect(await loadDemo(shop.as({ kind: 'system' }), root)).toBe(false);
  const { total } = await listProducts(shop.ctx, {});
  expect(total).toBe(109);
});

test('prices are whole rupees, sale prices never exceed the price, and stock matches the ledger', async () => {
  const listed = await shop.db.selectFrom('products').select('id').execute();
  const ids = listed.map(({ id }) => id);
  for (const product of await readProducts(shop.ctx, ids)) {
    for (const priced of [product, ...product.variants]) {
      expect(priced.pricePaise % 100).toBe(0);
      expect(effectivePricePaise(priced)).toBeLessThanOrEqual(priced.pricePaise);
      expect(effectivePricePaise(priced)).toBeGreaterThan(50_00);
    }
    expect(product.createdAt.getTime()).toBeLessThan(shop.clock.now().getTime());
    expect(product.attributes.length).toBeGreaterThan(2);
    const colours = new Set(product.variants.map(({ color }) => color));
    for (const { color } of product.pictures) if (color !== null) expect(colours).toContain(color);
  }
  const { rows } = await sql<{ sku: string }>`
    select p.sku from products p
      left join (select product_id, sum(quantity) as pieces from stock_moves group by 1) m on m.product_id = p.id
      left join (select product_id, sum(stock_quantity) as pieces from variants where available group by 1) v on v.product_id = p.id
     where p.stock_quantity <> coalesce(m.pieces, 0) or p.stock_quantity <> coalesce(v.pieces, p.stock_quantity)`.execute(
    shop.db,
  );
  expect(rows).toEqual([]);
});

test('a slide with its own picture shows it, and the picture is stored', async () => {
  const { slides } = await readContent(shop.ctx, 'home');
  const list: { slide?: string }[] = JSON.parse(
    await readFile(join(root, 'demo/photographs/pictures.json'), 'utf8'),
  );
  const { slide } = list.find((picture) => picture.slide)!;
  const shown = slides.find(({ categorySlug }) => categorySlug === slide)!.picture!;
  expect(shown).toMatchObject({ width: 1600, height: 700 });
  const kept = await shop.db.selectFrom('pictures').select('width').where('key', '=', shown.key).execute();
  expect(kept).toEqual([{ width: 1600 }]);
});

test('no review is older than its product', async () => {
  const { rows } = await sql`
    select p.sku from reviews r join products p on p.id = r.product_id where r.created_at <= p.created_at`.execute(
    shop.db,
  );
  expect(rows).toEqual([]);
});

test('filter options of every category find as many products as they count', async () => {
  for (const { slug } of await listCategories(shop.ctx)) {
    const { facets, total } = await listProducts(shop.ctx, { category: slug, limit: 1 });
    for (const { key, options } of facets) {
      for (const { value, count } of options) {
        const found = await listProducts(shop.ctx, { category: slug, limit: 1, filters: { [key]: [value] } });
        expect(found.total, `${slug} ${key} ${value}`).toBe(count);
      }
    }
    const prices = facets.find(({ key }) => key === 'price')!.options;
    expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  }
});

test('every content page is stored and valid', async () => {
  const content = await shop.db.selectFrom('content').selectAll().execute();
  for (const { slug, document } of content) {
    expect(CONTENT[slug as ContentSlug].schema.safeParse(document).success, slug).toBe(true);
  }
  expect(content).toHaveLength(Object.keys(CONTENT).length);
});

test('every product has a GST rate at any price', async () => {
  expect(await listUnratedProducts(shop.ctx)).toEqual([]);
});

test('the clay idol keeps its own rate beside the ornaments of its HSN code', async () => {
  const own = await shop.db
    .selectFrom('products')
    .select(['sku', 'rate_bp'])
    .where('rate_bp', 'is not', null)
    .execute();
  expect(own).toEqual([{ sku: 'DC08', rate_bp: 0 }]);
});
