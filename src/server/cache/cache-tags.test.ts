import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listCategories } from '#shop/catalogue/categories/list-categories.ts';
import { changeCollection } from '#shop/catalogue/collections/admin/change-collection.ts';
import { createCollection } from '#shop/catalogue/collections/admin/create-collection.ts';
import { listProducts } from '#shop/catalogue/lists/list-products.ts';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import { listSameCraft } from '#shop/catalogue/products/list-same-craft.ts';
import { listQuestions } from '#shop/catalogue/questions/list-questions.ts';
import { readContent } from '#shop/content/read-content.ts';
import type { Ctx } from '#shop/context.ts';
import { makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { makeCollection, makeRule } from '#test/scenes/collections.ts';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { type PageCache, createPageCache } from '#platform/http-cache/page-cache.ts';

// Tests which pages and API responses a change drops, and which stay in memory.

let shop: TestShop;
let cache: PageCache;
let app: TestShop['app'];
let lamp: string;
let diya: string;
let pot: string;
let paths: string[];

beforeAll(async () => {
  shop = await openShop();
  lamp = (await makeProduct(shop, { name: 'Lamp', stock: 40, category: 'lights' })).id;
  diya = (await makeProduct(shop, { name: 'Diya', stock: 40, category: 'lights' })).id;
  pot = (await makeProduct(shop, { name: 'Pot', stock: 40, category: 'pots' })).id;
  const { ctx, changes, clock } = shop;
  cache = createPageCache({ changes, clock });
  app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    answerPage,
    demo: 'on',
    outbox: true,
    isReady: async () => true,
  });
  paths = [
    `/product/${lamp}`,
    `/product/${pot}`,
    '/category/lights',
    '/category/pots',
    '/categories',
    '/about',
    `/api/v1/products/${lamp}`,
    `/api/v1/products/${pot}`,
    '/api/v1/products?category=lights',
    '/api/v1/products?category=pots',
    '/api/v1/products/search?q=pot',
    '/api/v1/settings/public',
  ];
});
afterAll(() => shop.close());

/** Renders no page: it reads the same data as the page of that path. */
async function answerPage({ url }: Request, ctx: Ctx): Promise<Response> {
  const [, area, name = ''] = new URL(url).pathname.split('/');
  const read = async (): Promise<unknown> => {
    if (area === 'about') return readContent(ctx, 'about');
    if (area === 'collections') return listProducts(ctx, { collection: name, sort: 'featured' });
    if (area === 'categories') return listCategories(ctx);
    if (area === 'category') return listProducts(ctx, { category: name, sort: 'featured' });
    const product = await getProduct(ctx, name);
    await listQuestions(ctx, product.id, { page: 1, limit: 4 });
    return [product, await listSameCraft(ctx, product, 4)];
  };
  return new Response(JSON.stringify(await read()), { headers: { 'content-type': 'text/html' } });
}

beforeEach(async () => {
  await setStock(lamp, 40);
  for (const path of paths) expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  expect(dropped()).toEqual([]);
});

const dropped = () => paths.filter((path) => cache.find(path) === undefined);
async function setStock(id: string, pieces: number): Promise<void> {
  await shop.db.updateTable('products').set({ stock_quantity: pieces }).where('id', '=', id).execute();
  await shop.changes.settle();
}

const api = () => [`/api/v1/products/${lamp}`, '/api/v1/products?category=lights'];

test('a sale leaving plenty drops only the product’s page and its API responses', async () => {
  await setStock(lamp, 39);
  expect(dropped()).toEqual([`/product/${lamp}`, ...api()]);
});

test('selling the last piece drops the product’s page and the pages showing its card, and no others', async () => {
  await setStock(lamp, 0);
  expect(dropped()).toEqual([`/product/${lamp}`, '/category/lights', ...api()]);
});

test('a sale leaving few drops lists and the product’s page; the last piece also drops pages of similar products', async () => {
  const path = `/product/${diya}`;
  const readLike = async () =>
    z
      .tuple([z.unknown(), z.array(z.looseObject({ id: z.string() }))])
      .parse(await (await app.request(path)).json())[1]
      .find(({ id }) => id === lamp);
  expect(await readLike()).toMatchObject({ inStock: true });
  expect(await readLike()).not.toHaveProperty('stockQuantity');
  await setStock(lamp, 2);
  expect(dropped()).toEqual([`/product/${lamp}`, '/category/lights', ...api()]);
  expect(cache.find(path)).toBeDefined();
  await setStock(lamp, 0);
  expect(cache.find(path)).toBeUndefined();
  expect(await readLike()).toMatchObject({ inStock: false });
});

test('a price change drops the product’s page, its category’s lists, the lists of all products and the counts', async () => {
  await shop.db.updateTable('products').set({ price_paise: 77_00 }).where('id', '=', lamp).execute();
  await shop.changes.settle();
  const lists = ['/category/lights', '/categories'];
  expect(dropped()).toEqual([`/product/${lamp}`, ...lists, ...api(), '/api/v1/products/search?q=pot']);
});

test('changing a draft drops no page; hiding a product drops its page and its lists, and no other category', async () => {
  const draft = await makeProduct(shop, { name: 'Draft', category: 'lights' });
  const set = async (id: string, columns: { status?: string; price_paise?: number }) => {
    await shop.db.updateTable('products').set(columns).where('id', '=', id).execute();
    await shop.changes.settle();
  };
  await set(draft.id, { status: 'hidden' });
  for (const path of paths) await app.request(path);
  await set(draft.id, { price_paise: 5_00 });
  expect(dropped()).toEqual([]);
  await set(lamp, { status: 'hidden' });
  expect(dropped()).toContain('/category/lights');
  expect(dropped()).toContain(`/product/${lamp}`);
  expect(dropped()).not.toContain('/category/pots');
  expect(dropped()).not.toContain(`/product/${pot}`);
  expect((await app.request(`/api/v1/products/${lamp}`)).status).toBe(404);
  await set(lamp, { status: 'live' });
});

test('a collection page is dropped by changes of the collection or its products, and by no other', async () => {
  const owner = await makeStaff(shop, 'owner');
  const gifts = makeCollection('Gifts', { product_ids: [lamp, diya] });
  const { id } = await createCollection(owner.ctx, gifts);
  await shop.changes.settle();
  const path = '/collections/gifts';
  const isKeptAfter = async (change: () => Promise<unknown>) => {
    await app.request(path);
    expect(cache.find(path)).toBeDefined();
    await change();
    await shop.changes.settle();
    return cache.find(path) !== undefined;
  };
  const set = (product: string, columns: { price_paise?: number; status?: string }) => () =>
    shop.db.updateTable('products').set(columns).where('id', '=', product).execute();
  expect(await isKeptAfter(set(pot, { price_paise: 78_00 }))).toBe(true);
  expect(await isKeptAfter(set(lamp, { price_paise: 78_00 }))).toBe(false);
  expect(await isKeptAfter(set(diya, { status: 'hidden' }))).toBe(false);
  expect(await isKeptAfter(set(diya, { status: 'live' }))).toBe(false);
  expect(await isKeptAfter(() => createCollection(owner.ctx, makeCollection('Others')))).toBe(true);
  const rename = { version: 1, name: 'Presents' };
  expect(await isKeptAfter(() => changeCollection(owner.ctx, id, rename))).toBe(false);
  const byRule = { version: 2, rule: makeRule({ max_price: 50 }) };
  await changeCollection(owner.ctx, id, byRule);
  await shop.changes.settle();
  expect(await isKeptAfter(set(pot, { price_paise: 79_00 }))).toBe(false);
});

test('a content page drops only itself', async () => {
  await shop.db
    .insertInto('content')
    .values({ slug: 'about', document: JSON.stringify({}) })
    .execute();
  await shop.changes.settle();
  expect(dropped()).toEqual(['/about']);
});

test('a review drops its product’s page and the lists that show its stars, and not those of other products', async () => {
  await shop.db
    .insertInto('reviews')
    .values({ id: 'rev_pot', product_id: pot, author: 'Asha', rating: 5, created_at: shop.clock.now() })
    .execute();
  await shop.changes.settle();
  expect(dropped()).toEqual([
    `/product/${pot}`,
    '/category/pots',
    '/categories',
    `/api/v1/products/${pot}`,
    '/api/v1/products?category=pots',
    '/api/v1/products/search?q=pot',
  ]);
});

test('a question drops its product’s page only once it is answered or hidden afterwards', async () => {
  const question = { id: 'qst_pot', product_id: pot, author: 'Asha', body: 'Is it glazed?' };
  await shop.db
    .insertInto('product_questions')
    .values({ ...question, created_at: shop.clock.now() })
    .execute();
  await shop.changes.settle();
  expect(dropped()).toEqual([]);
  await shop.db
    .updateTable('product_questions')
    .set({ state: 'answered', answer: 'Yes.', answered_at: shop.clock.now() })
    .execute();
  await shop.changes.settle();
  expect(dropped()).toEqual([`/product/${pot}`]);
  await app.request(`/product/${pot}`);
  await shop.db
    .updateTable('product_questions')
    .set({ state: 'hidden', hidden_reason: 'Asked twice' })
    .execute();
  await shop.changes.settle();
  expect(dropped()).toEqual([`/product/${pot}`]);
});

test('saving settings drops the pages that show them', async () => {
  await shop.db
    .insertInto('settings')
    .values({ section: 'payment', document: JSON.stringify({}) })
    .onConflict((conflict) => conflict.column('section').doUpdateSet({ document: JSON.stringify({}) }))
    .execute();
  await shop.changes.settle();
  expect(dropped()).toEqual(['/about', '/api/v1/settings/public']);
});
