import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE_WIDTHS } from '#domain/catalogue/picture-url.ts';
import { createDatabase } from '#test/database/database.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { makeProduct } from '#test/make.ts';
import { type TestShop, openShop } from '#test/open-shop.ts';
import { createApp } from '#server/app.ts';
import { silentLog } from '#server/log.ts';
import { createMetrics } from './metrics.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { openStore } from '#server/wiring/store.ts';

const width = PICTURE_WIDTHS[0];
let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function openApp({
  metricsToken = undefined as string | undefined,
  isReady = async () => true,
  publicUrl = 'http://localhost',
} = {}) {
  const { changes, clock } = shop;
  const ctx = { ...shop.ctx, publicUrl };
  const cache = createPageCache({ changes, clock });
  const app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    demo: 'on',
    outbox: true,
    isReady,
    metricsToken,
  });
  return (path: string, { from = '203.0.113.7', ...headers }: Record<string, string> = {}) =>
    app.request(path, { headers }, { incoming: { socket: { remoteAddress: from } } });
}

test('/readyz returns 200 only while the database answers, otherwise 503 with a retry time', async () => {
  const { connection, drop } = await createDatabase();
  const DATABASE_URL = await proxyByUrl(connection);
  const store = await openStore({ DATABASE_URL, DATA_DIR: '/nowhere', SECRET_KEY: ['any'] }, silentLog);
  const ask = openApp({ isReady: store.isReachable });
  expect((await ask('/readyz')).status).toBe(200);
  await drop();
  const gone = await ask('/readyz');
  expect([gone.status, await gone.text(), gone.headers.get('cache-control')]).toEqual([
    503,
    'not ready',
    'no-store',
  ]);
  expect(gone.headers.get('retry-after')).toBe('5');
  await store.close();
});

test('metrics are available from loopback, but not through a proxy there', async () => {
  const ask = openApp();
  await ask('/api/v1/products');
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    const told = await ask('/metrics', { from });
    expect(told.status).toBe(200);
    expect(await told.text()).toMatch(
      /http_request_seconds_count\{surface="api",status="2xx"\} \d+[^]*page_cache_bytes/,
    );
  }
  const refused: Record<string, string>[] = [
    {},
    { from: '127.0.0.1', 'x-forwarded-for': '203.0.113.9' },
    { from: '::1', forwarded: 'for=203.0.113.9' },
    { from: '203.0.113.7', 'x-forwarded-for': '127.0.0.1' },
  ];
  for (const headers of refused) expect((await ask('/metrics', headers)).status).toBe(403);
  const byName = await ask('http://shop.example/metrics', { from: '127.0.0.1' });
  expect(byName.status).toBe(403);
});

test('refusals are counted by their error code', async () => {
  const ask = openApp();
  for (const id of ['a', 'b']) await ask(`/api/v1/products/no-such-product-${id}`);
  const told = await (await ask('/metrics', { from: '127.0.0.1' })).text();
  expect(told).toContain('shop_refusals_total{code="product.not_found"} 2');
});

test('with a public URL, metrics are refused even from loopback without a token', async () => {
  const ask = openApp({ publicUrl: 'https://shop.example' });
  expect((await ask('/metrics', { from: '127.0.0.1' })).status).toBe(403);
});

test('with a token, only requests that carry it get metrics', async () => {
  const ask = openApp({ metricsToken: 'seven-lamps' });
  expect((await ask('/metrics', { authorization: 'Bearer seven-lamps' })).status).toBe(200);
  for (const authorization of ['Bearer seven-lamp', 'Bearer ', '', 'seven-lamps'])
    expect((await ask('/metrics', { authorization, from: '127.0.0.1' })).status).toBe(403);
});

test('the outbox escapes HTML in messages', async () => {
  const text = '<script>alert(1)</script> & "quotes" <img src=x onerror=alert(2)>';
  await shop.ctx.messengers.email.send({
    channel: 'email',
    to: 'a"><b@example.com',
    subject: '<i>x</i>',
    text,
  });
  const here = { from: '127.0.0.1' };
  const answer = await openApp()('/outbox', here);
  const page = await answer.text();
  expect(page).not.toMatch(/<script|<img|<i>/);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [newest] = await (await openApp()('/outbox.json', here)).json();
  expect(newest).toMatchObject({ channel: 'email', subject: '<i>x</i>', text });
});

test('pictures are rendered only at the shop’s widths, and manipulated paths return 404', async () => {
  const raw = { width: 64, height: 64, channels: 3 as const };
  const picture = await sharp(randomBytes(64 * 64 * 3), { raw })
    .png()
    .toBuffer();
  const { key } = await shop.ctx.pictures.describe(picture);
  await shop.ctx.mediaStore.put(key, 'original', picture);
  const ask = openApp();
  const [one, again] = await Promise.all([
    ask(`/media/${key}/${width}.webp`),
    ask(`/media/${key}/${width}.webp`),
  ]);
  expect([one.status, again.status]).toEqual([200, 200]);
  expect(one.headers.get('content-type')).toBe('image/webp');
  expect(one.headers.get('cache-control')).toContain('immutable');
  const tricks = [
    `/media/${key}/${width + 1}.webp`,
    `/media/${key}/99999.webp`,
    `/media/${key}/${width}.png`,
    `/media/${key}/original`,
    `/media/${key}/${width}.webp%00`,
    `/media/${key}/..%2f..%2foriginal`,
    `/media/${key}/%2e%2e/${key}/original`,
    `/media/..%2f..%2fpg/password`,
    `/media/${'A'.repeat(32)}/${width}.webp`,
    `/media/${'0'.repeat(32)}/${width}.webp`,
  ];
  for (const path of tricks) expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

test('every response has the nosniff, framing and referrer headers', async () => {
  await makeProduct(shop);
  const ask = openApp();
  for (const path of ['/readyz', '/api/v1/products', '/api/v1/products', '/api/v1/nothing', '/outbox'])
    expect(Object.fromEntries((await ask(path)).headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
});
