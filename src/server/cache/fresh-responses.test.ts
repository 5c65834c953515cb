import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getProduct } from '#shop/catalogue/products/get-product.ts';
import { saveContent } from '#shop/content/save-content.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { saveSettings } from '#shop/content/save-settings.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { storePromotion } from '#test/orders/store-promotion.ts';
import { allowManyCodOrders, makeCustomer, makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { createApp } from '#server/app.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { type PageCache, createPageCache } from '#platform/http-cache/page-cache.ts';
import { callApi } from '#test/call-api.ts';

// Reads cached responses after every kind of change.

let shop: TestShop;
let cache: PageCache;
let app: TestShop['app'];
let pagesMade = 0;

beforeAll(async () => {
  shop = await openShop();
  const { ctx, changes, clock } = shop;
  cache = createPageCache({ changes, clock });
  const answerPage = async ({ url }: Request, ctxOfPage: Ctx) => {
    pagesMade += 1;
    const { name, fromPricePaise } = await getProduct(ctxOfPage, url.split('/').at(-1)!);
    return new Response(`${name}: ${fromPricePaise}`, { headers: { 'content-type': 'text/html' } });
  };
  const isReady = async () => true;
  app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    answerPage,
    demo: 'on',
    outbox: true,
    isReady,
  });
});
afterAll(() => shop.close());
afterEach(() => shop.clock.set('2026-11-21T06:00:00Z'));

const get = async (path: string) => (await app.request(`/api/v1${path}`)).json();
const price = (id: string, price_paise: number) =>
  shop.db
    .updateTable('products')
    .set({ price_paise, from_price_paise: price_paise })
    .where('id', '=', id)
    .execute();

test('a changed price is shown everywhere as soon as the change is received', async () => {
  const { id } = await makeProduct(shop);
  const read = async () => [
    (await get(`/products/${id}`)).price,
    (await get('/products?limit=100')).products.find((each: { id: string }) => each.id === id).price,
    await (await app.request(`/products/${id}`)).text(),
  ];
  expect(await read()).toEqual([1200, 1200, 'Brass Diya: 120000']);
  expect(cache.find(`/products/${id}`)).toBeDefined();
  await price(id, 900_00);
  await shop.changes.settle();
  expect(cache.find(`/products/${id}`)).toBeUndefined();
  expect(await read()).toEqual([900, 900, 'Brass Diya: 90000']);
});

test('a buyer reads the new stock right after the answer, twenty times in a row', async () => {
  await allowManyCodOrders(shop);
  const { id } = await makeProduct(shop, { stock: 50 });
  const { headers } = await makeCustomer(shop);
  for (let left = 50; left > 30; left -= 1) {
    expect((await get(`/products/${id}`)).stock_quantity).toBe(left);
    const order = {
      name: 'Meera Joshi',
      email: 'meera@example.com',
      phone: '9876543210',
      paymentMethod: 'cod',
      address: { line1: '12 Lake Road', line2: '', city: 'Pune', state: 'MH', postal_code: '411001' },
      items: [{ product_id: id, quantity: 1, price: 1200 }],
    };
    const body = JSON.stringify(order);
    const key = { 'idempotency-key': `stock-left-${left}` };
    const placed = await app.request('/api/v1/orders', {
      method: 'POST',
      headers: { ...headers, ...key },
      body,
    });
    expect(placed.status).toBe(201);
    const listed = (await get('/products?limit=100')).products;
    expect(listed.find((each: { id: string }) => each.id === id).stock_quantity).toBe(left - 1);
  }
});

test('settings, content and promotions are updated as soon as their change is received', async () => {
  const before = (await get('/settings/public')).shipping.free_shipping_threshold;
  expect((await get('/promotions/active')).promotions).toEqual([]);
  const { shipping } = await readSettings(shop.ctx);
  await saveSettings(shop.as({ kind: 'system' }), {
    shipping: { ...shipping, freeShippingThresholdPaise: 1234_00 },
  });
  const about = await get('/content/about');
  await inTransaction(shop.as({ kind: 'system' }), async (tx) => {
    await saveContent(tx, 'about', { ...about, title: 'Two looms and a lamp' });
    await storePromotion(tx, { ...diwali, startsAt: null, endsAt: null });
  });
  await shop.changes.settle();
  expect(before).not.toBe(1234);
  expect((await get('/settings/public')).shipping.free_shipping_threshold).toBe(1234);
  expect((await get('/content/about')).title).toBe('Two looms and a lamp');
  expect((await get('/promotions/active')).promotions).toMatchObject([{ code: 'DIWALI' }]);
  await shop.db.deleteFrom('promotions').execute();
});

const diwali = {
  code: 'DIWALI',
  description: 'Ten per cent off',
  type: 'percentage' as const,
  percentBp: 1000,
  shownInStrip: true,
};

test('a promotion is listed exactly from its start to its end, although nothing is written then', async () => {
  const [startsAt, endsAt] = [new Date('2026-11-21T06:00:20Z'), new Date('2026-11-21T06:00:40Z')];
  await inTransaction(shop.as({ kind: 'system' }), (tx) =>
    storePromotion(tx, { ...diwali, startsAt, endsAt }),
  );
  await shop.changes.settle();
  // The shop's own application, whose cache knows when promotions start and end.
  const read = async () => {
    const { promotions } = await callApi('GET /promotions/active', { shop });
    return promotions.map(({ code }) => code);
  };
  await expect.poll(read).toEqual([]);
  shop.clock.set('2026-11-21T06:00:19.999Z');
  expect(await read()).toEqual([]);
  shop.clock.set(startsAt);
  expect(await read()).toEqual(['DIWALI']);
  shop.clock.set('2026-11-21T06:00:39.999Z');
  expect(await read()).toEqual(['DIWALI']);
  shop.clock.set(endsAt);
  expect(await read()).toEqual([]);
  await shop.db.deleteFrom('promotions').execute();
});

test('fifty concurrent requests for an uncached page render it once', async () => {
  const { id } = await makeProduct(shop);
  await shop.changes.settle();
  pagesMade = 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.request(`/products/${id}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(pagesMade).toBe(1);
});

test('unknown parameters do not change the response, and its ETag gives a 304 until the product changes', async () => {
  const { id } = await makeProduct(shop);
  const plain = await app.request(`/api/v1/products/${id}`);
  const odd = await app.request(`/api/v1/products/${id}?utm_source=mela&%5B%5D=1`);
  expect(await odd.text()).toBe(await plain.text());
  const etag = plain.headers.get('etag')!;
  const again = await app.request(`/api/v1/products/${id}`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await price(id, 1_00);
  await shop.changes.settle();
  const changed = await app.request(`/api/v1/products/${id}`, { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});

test('the token of the first request leaves no trace in the shared response', async () => {
  const { id } = await makeProduct(shop);
  const [meera, ravi] = [await makeCustomer(shop), await makeCustomer(shop, { name: 'Ravi Verma' })];
  for (const path of [
    `/products/${id}`,
    `/api/v1/products/${id}`,
    '/api/v1/products',
    '/api/v1/categories',
  ]) {
    const first = await app.request(path, { headers: { ...meera.headers, cookie: `token=${meera.token}` } });
    const second = await app.request(path, { headers: ravi.headers });
    const body = await first.text();
    expect(await second.text()).toBe(body);
    expect(body).not.toContain('Meera');
    expect(first.headers.get('set-cookie')).toBeNull();
  }
});

test('each page of a product’s questions is a separate response', async () => {
  const { id } = await makeProduct(shop);
  const at = shop.clock.now();
  const answered = { product_id: id, author: 'Asha', state: 'answered', answer: 'Yes.', created_at: at };
  await shop.db
    .insertInto('product_questions')
    .values(
      ['Is it heavy?', 'Is it brass?'].map((body, index) => ({
        ...answered,
        id: `qst_page_${index}`,
        body,
        answered_at: new Date(at.getTime() - index),
      })),
    )
    .execute();
  await shop.changes.settle();
  const read = async (page: number) =>
    (await app.request(`/api/v1/products/${id}/questions?limit=1&page=${page}`)).text();
  expect(await read(1)).toContain('Is it heavy?');
  expect(await read(2)).toContain('Is it brass?');
});

test('an API response is cached once, regardless of unknown query parameters', async () => {
  const { id } = await makeProduct(shop);
  await shop.changes.settle();
  const known = [
    '/api/v1/products?limit=3',
    `/api/v1/products/${id}`,
    `/api/v1/products/${id}/reviews?page=1`,
    `/api/v1/products/${id}/questions?page=1`,
    '/api/v1/products/search?q=diya',
    '/api/v1/products/suggest?q=diya',
    '/api/v1/categories',
    '/api/v1/settings/public',
    '/robots.txt',
  ];
  for (const path of known) {
    const plain = await app.request(path);
    expect([path, plain.status, cache.find(path) !== undefined]).toEqual([path, 200, true]);
    const cached = cache.size().entries;
    for (const unknown of ['x=1', 'fbclid=2&limitt=3']) {
      const asked = await app.request(`${path}${path.includes('?') ? '&' : '?'}${unknown}`);
      expect([path, asked.status, await asked.text()]).toEqual([path, 200, await plain.clone().text()]);
    }
    expect([path, cache.size().entries]).toEqual([path, cached]);
  }
});

test('a category’s filter is a known parameter of the API lists', async () => {
  const filters = JSON.stringify([{ key: 'glaze', label: 'Glaze', kind: 'attribute', options: ['Blue'] }]);
  await makeProduct(shop, { category: 'pots' });
  await shop.db.updateTable('categories').set({ filters }).where('slug', '=', 'pots').execute();
  await shop.changes.settle();
  expect((await get('/products?category=pots')).total).toBe(1);
  expect((await get('/products?category=pots&glaze=Blue')).total).toBe(0);
  expect((await get('/products?glaze=Blue')).total).toBe(0);
});
