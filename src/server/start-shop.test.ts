import { resolve } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { Client } from 'pg';
import { createDatabase } from '#test/database/database.ts';
import { makeProduct } from '#test/make.ts';
import { openShop } from '#test/open-shop.ts';
import { findFreePort } from '#test/program.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { readConfig } from './config.ts';
import { silentLog } from './log.ts';
import { startShop } from './start-shop.ts';

const root = resolve(import.meta.dirname, '../..');

test('the port opens before the products are read; the shop is ready, and lists answer, when they are', async () => {
  const { connection, drop } = await createDatabase(inject('testServer').template);
  onTestFinished(drop);
  const blocker = new Client(connection);
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table products in access exclusive mode');
  const port = await findFreePort();
  const config = readConfig({
    DATABASE_URL: await proxyByUrl(connection),
    SECRET_KEY: 'a key of this test that is long enough 0123456789',
    ROLE: 'web',
    PORT: String(port),
  });
  const starting = startShop({ config, log: silentLog, root });
  const read = (path: string) =>
    fetch(`http://localhost:${port}${path}`).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(() => read('/healthz'), { timeout: 15_000 }).toBe(200);
  const list = read('/api/v1/products');
  expect(await read('/readyz')).toBe(503);
  await blocker.query('rollback');
  await blocker.end();
  const shop = await starting;
  onTestFinished(shop.stop);
  await shop.loaded;
  expect([await read('/readyz'), await list]).toEqual([200, 200]);
}, 60_000);

test('a demo loaded by a start that failed gets its owner on the next start, and only once', async () => {
  const loaded = await openShop();
  onTestFinished(loaded.close);
  await makeProduct(loaded);
  const url = await proxyByUrl(loaded.connection);
  const start = async () => {
    const config = readConfig({
      DATABASE_URL: url,
      SECRET_KEY: 'a key of this test that is long enough 0123456789',
      DEMO: 'on',
      ROLE: 'web',
      PORT: String(await findFreePort()),
    });
    const shop = await startShop({ config, log: silentLog, root });
    await shop.loaded;
    await shop.stop();
    return shop.demo;
  };
  expect(await start()).toMatchObject({ email: 'owner@haat.example', password: expect.any(String) });
  expect(await start()).toBeUndefined();
}, 60_000);
