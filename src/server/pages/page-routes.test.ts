import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PAGE_BOUNDS } from '#server/cache/find-or-make.ts';
import { openPageRoutes as open, page } from '#test/scenes/page-routes.ts';

test.each(['/%', '/product/%E0%A4%A', '/category/%zz', '/product/%00', '/product/100%25'])(
  'the router gets a decodable address for %s',
  async (path) => {
    const asked: string[] = [];
    const { get } = open((request) => {
      asked.push(decodeURIComponent(new URL(request.url).pathname));
      return page(404)();
    });
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([path === '/product/100%25' ? '/product/100%' : path]);
  },
);

test('a browser revalidates a page each time, and a CDN may cache it for at most a minute', async () => {
  const { headers } = await open(page()).get('/category/brass');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const [, age, stale] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(
    headers.get('cdn-cache-control')!,
  )!;
  expect(Number(age) + Number(stale)).toBeLessThanOrEqual(60);
});

test('a content delivery network is sent the tags of a page as surrogate keys, a browser is not', async () => {
  const { get } = open((_, { cacheTags }) => {
    for (const tag of ['card:prd_a', 'craft:Blue pottery', 'craft:नीला']) cacheTags?.add(tag);
    return page()();
  });
  const cdn = { 'cdn-loop': 'cdn.example' };
  const keys = 'card:prd_a craft:Blue%20pottery craft:%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%BE';
  const answer = await get('/category/brass', cdn);
  expect(answer.headers.get('surrogate-key')).toBe(keys);
  const again = await get('/category/brass', { ...cdn, 'if-none-match': answer.headers.get('etag') });
  expect([again.status, again.headers.get('surrogate-key')]).toEqual([304, keys]);
  expect((await get('/category/brass')).headers.has('surrogate-key')).toBe(false);
});

test.each(['/checkout', '/orders', '/profile', '/login', '/checkout.data'])(
  '%s is never cached',
  async (path) => {
    const { headers } = await open(page()).get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('cdn-cache-control')).toBe(false);
  },
);

test('a page with no-store is not cached', async () => {
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const shop = open(() => new Response('<p>A draft</p>', { headers }));
  const [first] = [await shop.get('/product/lamp?preview=1'), await shop.get('/product/lamp?preview=1')];
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.has('cdn-cache-control')).toBe(false);
  expect(first.headers.get('x-robots-tag')).toBe('noindex');
  expect(shop.made()).toBe(2);
});

test.each([404, 503])('a page with status %i is not cached by a CDN', async (status) => {
  const answer = await open(page(status)).get('/products/gone');
  expect(answer.status).toBe(status);
  expect(answer.headers.has('cdn-cache-control')).toBe(false);
});

test.each([302, 202])('a response with a location and status %i is not cached', async (status) => {
  const shop = open(() => new Response(null, { status, headers: { location: '/products?page=3' } }));
  const [first] = [await shop.get('/products?page=9'), await shop.get('/products?page=9')];
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(first.headers.has('cdn-cache-control')).toBe(false);
  expect(shop.made()).toBe(2);
});

test('an unchanged page returns 304, and client-side navigation uses the same cache', async () => {
  const shop = open(page());
  const first = await shop.get('/products/brass-lamp.data?_routes=a');
  const etag = first.headers.get('etag')!;
  const second = await shop.get('/products/brass-lamp.data?_routes=a', { 'if-none-match': etag });
  expect([first.status, second.status]).toEqual([200, 304]);
  expect(await second.text()).toBe('');
  expect(shop.made()).toBe(1);
});

test.each([
  ['throws', () => Promise.reject(new Error('relation "products" does not exist'))],
  ['has no page', () => new Response('Unexpected Server Error', { status: 500 })],
])(
  'when the page renderer %s, visitors get an error page with links and no stack trace',
  async (_, answer) => {
    const response = await open(answer as () => Response).get('/search?page=2&q="');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      500,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain('Something went wrong');
    expect(html).toContain('<a href="/search?page=2&amp;q=%22">Try Again</a>');
    expect(html).toContain('<a href="/">Go Home</a>');
    expect(html).not.toMatch(/relation|Unexpected|\bat \/|<script/);
    const style = /<style>(.*?)<\/style>/s.exec(html)![1]!;
    expect(response.headers.get('content-security-policy')).toContain(hash('sha256', style, 'base64'));
  },
);

test('a failed page is not cached, and has a retry time', async () => {
  const answer = await open(page(503)).get('/products');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('retry-after')).toBe('5');
});

test('a page is cached once regardless of unknown query parameters, and the renderer gets only the known ones', async () => {
  const shop = open(({ url }) => new Response(url, { headers: { 'content-type': 'text/plain' } }));
  const addresses = ['/', '/?x=1', '/?fbclid=2&utm_source=insta', '/?q=silk', '/?page=2'];
  for (const address of addresses)
    expect(await (await shop.get(address)).text()).toBe('https://haat.example/');
  expect(shop.made()).toBe(1);
  const found = await shop.get('/faq?gclid=7&q=cash%20on&utm_medium=cpc&category=orders');
  expect(await found.text()).toBe('https://haat.example/faq?q=cash%20on&category=orders');
  const [red, blue] = [
    await shop.get('/products/prd_1?color=Red&x=1'),
    await shop.get('/products/prd_1?color=Blue'),
  ];
  expect([await red.text(), await blue.text()]).toEqual([
    'https://haat.example/products/prd_1?color=Red',
    'https://haat.example/products/prd_1?color=Blue',
  ]);
  expect(shop.made()).toBe(4);
});

test('a redirect keeps the campaign parameters of the request', async () => {
  const shop = open(({ url }) => {
    const location = url.includes('page=9') ? '/products?page=3' : '/products';
    return new Response(null, { status: 302, headers: { location } });
  });
  const ways = ['/products?page=9&utm_source=insta', '/products?utm_source=insta', '/products?page=9'];
  const led = await Promise.all(ways.map(async (way) => (await shop.get(way)).headers.get('location')));
  expect(led).toEqual([
    '/products?page=3&utm_source=insta',
    '/products?utm_source=insta',
    '/products?page=3',
  ]);
});

test('while too many pages wait, new ones get 503 with a retry time, and cached and popular ones are served', async () => {
  const held = Promise.withResolvers<void>();
  const slow = async ({ url }: Request) => {
    if (url.includes('q=')) await held.promise;
    return page()();
  };
  const shop = open(slow, { ...PAGE_BOUNDS, atOnce: 2, waiting: 3 });
  await shop.get('/');
  const searches = Array.from({ length: 5 }, (_, term) => shop.get(`/search?q=${term}`));
  await expect.poll(shop.made).toBe(3);
  const [refused, step] = [await shop.get('/search?q="<b>'), await shop.get('/search.data?q=another')];
  expect([refused.status, step.status]).toEqual([503, 503]);
  for (const { headers } of [refused, step]) {
    expect(headers.get('retry-after')).toBe('5');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  const html = await refused.text();
  expect(html).toContain('Many people are in the shop right now. Please try again in a few seconds.');
  expect(html).toContain('<a href="">Try Again</a>');
  expect(await step.text()).toBe('Many people are in the shop right now. Please try again in a few seconds.');
  expect((await shop.get('/?utm_source=insta')).status).toBe(200);
  shop.change('*');
  const popular = shop.get('/');
  held.resolve();
  expect((await popular).status).toBe(200);
  expect((await Promise.all(searches)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('one network may have only so many pages rendered, but cached pages are unlimited', async () => {
  const shop = open(page(), { ...PAGE_BOUNDS, perNetwork: 3 });
  for (const path of ['/', '/about', '/faq']) expect((await shop.get(path)).status).toBe(200);
  const refused = await shop.get('/shipping');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Too many requests from your network.');
  expect((await shop.get('/about')).status).toBe(200);
});
