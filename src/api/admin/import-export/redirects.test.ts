import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiEnv } from '#api/env.ts';
import { redirectsOldAddresses } from '#server/pages/redirects-old-addresses.ts';
import { callApi } from '#test/call-api.ts';
import { get, post } from '#test/buy.ts';
import { type MadeStaff, makeProduct, makeStaff } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { readRefusal } from '#test/read-refusal.ts';

let shop: TestShop;
let owner: MadeStaff;
let pages: Hono<ApiEnv>;
beforeAll(async () => {
  shop = await openShop();
  owner = await makeStaff(shop, 'owner');
  await makeProduct(shop, { name: 'Brass Diya', category: 'lighting' });
  pages = new Hono<ApiEnv>();
  pages.use(redirectsOldAddresses(shop.ctx));
  pages.get('/about', (c) => c.text('About us'));
  pages.get('/*', (c) => c.body('Not found', 404, { 'content-length': '9', etag: '"a"' }));
});
afterAll(() => shop.close());

const where = async (path: string) => {
  const answer = await pages.request(path);
  return [answer.status, answer.headers.get('location')];
};
const add = (body: object) => post(shop, '/admin/redirects', { as: owner, body });

test('an old address redirects regardless of how it is written; an existing page takes precedence', async () => {
  await add({ path: 'https://old-shop.example/Pages/Our-Story/?ref=x', target: '/about' });
  await add({ path: '/about', target: '/contact' });
  expect(await where('/pages/our-story')).toEqual([301, '/about']);
  expect(await where('/pages/Our-Story/?utm_source=mail')).toEqual([301, '/about']);
  expect(await where('/about')).toEqual([200, null]);
  expect(await where('/pages/unknown')).toEqual([404, null]);
});

test('a redirect has no body, and is not cached permanently', async () => {
  await add({ path: '/pages/hindi', target: '/category/दीया' });
  const { headers, body } = await pages.request('/pages/hindi');
  expect([body, headers.get('content-length'), headers.get('etag')]).toEqual([null, null, null]);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(headers.get('location')).toBe(encodeURI('/category/दीया'));
});

test('an address containing U+0000 is not found, and a redirect from it is refused', async () => {
  expect(await where('/pages/a%00b')).toEqual([404, null]);
  expect((await add({ path: '/a%00b', target: '/faq' })).status).toBe(422);
});

test('an address of thousands of slashes is not found, and is handled quickly', async () => {
  const began = performance.now();
  for (const end of ['1', '2', '3', '4'])
    expect(await where(`/x${'/'.repeat(14_000)}${end}`)).toEqual([404, null]);
  expect(performance.now() - began).toBeLessThan(200);
});

test('Shopify and WooCommerce addresses redirect to the category or product of the same name', async () => {
  expect(await where('/collections/Lighting')).toEqual([301, '/category/lighting']);
  expect(await where('/product-category/home/lighting/')).toEqual([301, '/category/lighting']);
  expect(await where('/collections/all/products/brass-diya')).toEqual([301, '/product/brass-diya']);
  expect(await where('/collections/nothing')).toEqual([404, null]);
});

test('a redirect can be edited at its current version, deleted, listed and exported as CSV', async () => {
  await add({ path: '/pages/a', target: '/faq' });
  const twice = await add({ path: '/pages/a', target: '/about' });
  expect([twice.status, await twice.json()]).toMatchObject([422, { fields: { path: expect.any(String) } }]);
  const { redirects, total } = await callApi('GET /admin/redirects', {
    shop,
    as: owner,
    query: { q: 'pages/a', page: 1, limit: 10 },
  });
  expect([total, redirects[0]!.target]).toEqual([1, '/faq']);
  const { id } = redirects[0]!;
  const body = { path: '/pages/a', target: '/shipping', version: 1 };
  await callApi('PATCH /admin/redirects/{id}', { shop, as: owner, params: { id }, body });
  expect(await where('/pages/a')).toEqual([301, '/shipping']);
  await expect(
    callApi('PATCH /admin/redirects/{id}', { shop, as: owner, params: { id }, body }),
  ).rejects.toThrow('redirect.stale');
  const headers = { ...owner.headers, accept: 'text/csv' };
  expect(await (await get(shop, '/admin/redirects', { headers })).text()).toContain('/pages/a,/shipping\r\n');
  await callApi('DELETE /admin/redirects/{id}', { shop, as: owner, params: { id } });
  expect(await where('/pages/a')).toEqual([404, null]);
});

test.each([
  [{ path: 'pages', target: '/faq' }, 'path'],
  [{ path: '/x', target: 'https://evil.example' }, 'target'],
  [{ path: '/x', target: '//evil.example' }, 'target'],
  [{ path: '/X/', target: '/x' }, 'target'],
])('%j is refused', async (body, field) => {
  const answer = await add(body);
  const { status, fields } = await readRefusal(answer);
  expect(status).toBe(422);
  expect(fields).toHaveProperty(field);
});
