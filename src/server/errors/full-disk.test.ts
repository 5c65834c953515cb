import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';
import type { Ctx } from '#shop/context.ts';
import { countLive, post, readStock, toOrderBody } from '#test/buy.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { makeCustomer, makeProduct } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import { createApp } from '#server/app.ts';
import { silentLog } from '#server/log.ts';
import { createPageCache } from '#platform/http-cache/page-cache.ts';
import { createMetrics } from '#server/health/metrics.ts';
import { openStore } from '#server/wiring/store.ts';

async function open() {
  const shop = await openShop();
  onTestFinished(shop.close);
  return shop;
}

test('an order that fails for lack of disk space returns 503 with a message, and leaves nothing behind', async () => {
  const shop = await open();
  const buyer = await makeCustomer(shop);
  const product = await makeProduct(shop, { stock: 5 });
  const productId = product.id;
  for (const state of ['53100', '58030']) {
    await sql`create or replace function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = ${sql.lit(state)}; end $$`.execute(
      shop.db,
    );
    await sql`create or replace trigger no_room before insert on orders execute function no_room()`.execute(
      shop.db,
    );
    const answer = await post(shop, '/orders', { as: buyer, body: toOrderBody({ productId }) });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await answer.json()).toMatchObject({
      error: 'The shop cannot save anything right now. Please try again in a few minutes.',
      code: 'shop.no_space',
    });
  }
  expect([await readStock(shop, product), await countLive(shop, buyer)]).toEqual([5, 0]);
  await sql`drop trigger no_room on orders`.execute(shop.db);
  expect((await post(shop, '/orders', { as: buyer, body: toOrderBody({ productId }) })).status).toBe(201);
});

test('refusals for lack of space are counted under the code that the full-disk alert expects', async () => {
  const shop = await open();
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`.execute(shop.db);
  await sql`create trigger no_room before insert on newsletter_subscriptions execute function no_room()`.execute(
    shop.db,
  );
  const { ctx, changes, clock } = shop;
  const cache = createPageCache({ changes, clock });
  const app = createApp({
    ctx,
    changes,
    cache,
    metrics: createMetrics(),
    demo: 'on',
    outbox: true,
    isReady: async () => true,
  });
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'asha@example.in' });
  const refused = await app.request('/api/v1/newsletter/subscriptions', { method: 'POST', headers, body });
  expect(refused.status).toBe(503);
  const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const told = await (await app.request('/metrics', {}, here)).text();
  expect(told).toContain('shop_refusals_total{code="shop.no_space"} 1');
});

test('a shop without room is not ready, until there is room again', async () => {
  const shop = await open();
  const { database } = shop.connection;
  const isReady = async () => {
    const DATABASE_URL = await proxyByUrl(shop.connection);
    const store = await openStore({ DATABASE_URL, DATA_DIR: '/nowhere', SECRET_KEY: ['any'] }, silentLog);
    return store.isReachable().finally(store.close);
  };
  expect(await isReady()).toBe(true);
  await sql`alter database ${sql.id(database)} set temp_file_limit = '128kB'`.execute(shop.db);
  expect(await isReady()).toBe(false);
  await sql`alter database ${sql.id(database)} reset temp_file_limit`.execute(shop.db);
  expect(await isReady()).toBe(true);
});

test('a picture that cannot be stored is still served, and one that cannot be rendered is served at another width', async () => {
  const shop = await open();
  const raw = { width: 700, height: 700, channels: 3 as const };
  const picture = await sharp(randomBytes(700 * 700 * 3), { raw })
    .png()
    .toBuffer();
  const { key } = await shop.ctx.pictures.describe(picture);
  await shop.ctx.mediaStore.put(key, 'original', picture);
  const noRoom = () =>
    Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  const mediaStore = { ...shop.ctx.mediaStore, put: noRoom };
  const ask = (path: string, parts: Partial<Ctx>) => openApp(parts).request(`/media/${key}/${path}`);

  const unsaved = await ask('160.webp', { mediaStore });
  expect([unsaved.status, unsaved.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await sharp(await unsaved.arrayBuffer()).metadata()).toMatchObject({ width: 160 });
  expect(await shop.ctx.mediaStore.has(key, '160.webp')).toBe(false);

  const pictures = { ...shop.ctx.pictures, render: noRoom, frame: noRoom };
  for (const path of ['320.webp', '640.avif', 'share.jpg'])
    expect([path, (await ask(path, { pictures })).status]).toEqual([path, 503]);
  await openApp({}).request(`/media/${key}/480.webp`);
  for (const path of ['320.webp', '640.avif']) {
    const other = await ask(path, { pictures });
    expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(other.headers.get('cache-control')).toBe('no-store');
    expect(await sharp(await other.arrayBuffer()).metadata()).toMatchObject({ width: 480 });
  }

  function openApp(parts: Partial<Ctx>) {
    const { ctx, changes, clock } = shop;
    return createApp({
      ctx: { ...ctx, ...parts },
      changes,
      cache: createPageCache({ changes, clock }),
      metrics: createMetrics(),
      demo: 'on',
      outbox: true,
      isReady: async () => true,
    });
  }
});
