import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { endServer, forkShop, makeFolder, query, startShopProcess } from '#test/database/embedded-shop.ts';
import { findPostmasterProcess } from './postmaster.ts';

const since = 'select pg_postmaster_start_time()::text as since';

test('a shop killed at work loses nothing: the next one takes over its running server', async () => {
  const dataDir = makeFolder();
  const killed = await startShopProcess({ dataDir });
  await query(killed.connection, 'create table orders as select 7 as id');
  const before = await query(killed.connection, since);
  await killed.kill();
  const next = await startShopProcess({ dataDir });
  expect(await query(next.connection, 'select id from orders')).toEqual([{ id: 7 }]);
  expect(await query(next.connection, since)).toEqual(before);
  await next.stop();
  expect(findPostmasterProcess(clusterOf(dataDir))).toBeUndefined();
});

test('a shop and its server killed together lose nothing that was committed', async () => {
  const dataDir = makeFolder();
  const killed = await startShopProcess({ dataDir });
  await query(killed.connection, 'create table orders as select 7 as id');
  await killed.kill();
  await endServer(clusterOf(dataDir), 'SIGKILL');
  const next = await startShopProcess({ dataDir });
  expect(await query(next.connection, 'select id from orders')).toEqual([{ id: 7 }]);
  await next.stop();
});

test('a killed guest does not keep the server running when the last living shop stops', async () => {
  const dataDir = makeFolder();
  const [owner, guest] = [await startShopProcess({ dataDir }), await startShopProcess({ dataDir })];
  await guest.kill();
  await owner.stop();
  expect(findPostmasterProcess(clusterOf(dataDir))).toBeUndefined();
});

test('shops that make their first start at the same moment share one database', async () => {
  const dataDir = makeFolder();
  const shops = await Promise.all([1, 2, 3].map(() => startShopProcess({ dataDir })));
  const starts = await Promise.all(
    shops.map(({ connection }) => query<{ since: string }>(connection, since)),
  );
  expect(new Set(starts.map(([row]) => row?.since)).size).toBe(1);
  await Promise.all(shops.map((shop) => shop.stop()));
  expect(findPostmasterProcess(clusterOf(dataDir))).toBeUndefined();
});

test('a first start killed at any moment leaves the next one nothing to repair', async () => {
  for (const afterMs of [250, 400, 600, 800, 1000]) {
    const dataDir = makeFolder();
    const killed = forkShop({ dataDir });
    const gone = once(killed, 'exit');
    await sleep(afterMs);
    killed.kill('SIGKILL');
    await gone;
    const next = await startShopProcess({ dataDir });
    expect(await query(next.connection, 'select 1 as one'), `killed after ${afterMs} ms`).toEqual([
      { one: 1 },
    ]);
    await next.stop();
  }
}, 60_000);

function clusterOf(dataDir: string): string {
  return join(dataDir, 'pg', 'cluster', 'data');
}
