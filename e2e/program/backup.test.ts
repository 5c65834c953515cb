import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductJson } from '#contract/catalogue/product.ts';
import { silentLog } from '#server/log.ts';
import { openStore } from '#server/wiring/store.ts';
import { audit } from '../../test/auditor.ts';
import {
  type Program,
  makeDataDir,
  makeDemoDataDir,
  removeDataDir,
  startProgram,
} from '../../test/program.ts';
import { waitFor } from '../../test/wait-for.ts';
import { type ApiBuyer, callApi, signUp, toBuyer } from '../support/api-buyer.ts';

// Tests the README's promises about `npm run backup` and `npm run restore` on an open shop that sells.

let dataDir: string;
let restoredDir: string;
let program: Program;

beforeAll(async () => {
  dataDir = await makeDemoDataDir();
  restoredDir = await makeDataDir();
  program = await startProgram({ dataDir });
});
afterAll(async () => {
  await program.stop();
  await removeDataDir(dataDir);
  await removeDataDir(restoredDir);
});

test(
  'a backup taken while orders are placed and paid restores every confirmed order, and the books agree',
  { timeout: 180_000 },
  async () => {
    const buyer = await signUp(program.url);
    const sales = await sell(program.url, buyer);
    await waitFor('the first sales', async () => sales.confirmed.length >= 3);
    const file = `${dataDir}.tar.zst`;
    const said = await run('backup', [file], dataDir);
    const savedAt = /the shop as it was at (\S+),/.exec(said.stdout)?.[1];
    const before = sales.confirmed.length;
    await waitFor('a sale after the backup', async () => sales.confirmed.length > before);
    await sales.end();
    const wanted = sales.confirmed.filter(({ at }) => at < Date.parse(savedAt!)).map(({ id }) => id);
    expect(wanted.length).toBeGreaterThanOrEqual(3);

    expect((await run('restore', ['--check', file], dataDir)).stdout).toContain('It is whole.');
    const refused = await run('restore', [file], dataDir).catch((error: { stderr: string }) => error.stderr);
    expect(refused).toMatch(/is not empty.* set DATA_DIR to an empty folder/);
    await run('restore', [file], restoredDir);
    await rm(file);
    expect((await readdir(restoredDir)).toSorted()).toEqual(['media', 'pg', 'secret-key']);
    expect(await auditBooks(restoredDir)).toEqual([]);

    const restored = await startProgram({ dataDir: restoredDir });
    try {
      const there = await toBuyer(restored.url, buyer.mobile, buyer.token).orders();
      const paid = new Map(there.map(({ id, payment }) => [id, payment.status]));
      expect(wanted.map((id) => paid.get(id))).toEqual(wanted.map(() => 'completed'));
      expect(there.length).toBeLessThan((await buyer.orders()).length);
      const picture = (await listProducts(restored.url))[0]!.images[0]!;
      expect((await fetch(new URL(picture, restored.url))).status).toBe(200);
      const more = await sell(restored.url, await signUp(restored.url));
      await waitFor('a sale of the restored shop', async () => more.confirmed.length > 0);
      await more.end();
    } finally {
      await restored.stop();
    }
    expect(await auditBooks(restoredDir)).toEqual([]);
  },
);

test(
  'a logical backup restored into an empty folder keeps sessions, orders and pictures, and the shop goes on selling',
  { timeout: 180_000 },
  async () => {
    const buyer = await signUp(program.url);
    const sales = await sell(program.url, buyer);
    await waitFor('the first sales', async () => sales.confirmed.length >= 3);
    await sales.end();
    const file = `${dataDir}.rows.tar.zst`;
    expect((await run('backup', ['--logical', file], dataDir)).stdout).toContain('rows of the database');
    expect((await run('restore', ['--check', file], dataDir)).stdout).toContain('It is whole.');
    const movedDir = await makeDataDir();
    const said = await run('restore', [file], movedDir);
    await rm(file);
    expect(said.stdout).toContain(`It is restored in ${movedDir}; npm start opens it.`);
    expect((await readdir(movedDir)).toSorted()).toEqual(['media', 'pg', 'secret-key']);
    const moved = await startProgram({ dataDir: movedDir });
    try {
      const there = toBuyer(moved.url, buyer.mobile, buyer.token);
      expect(await there.orders()).toEqual(await buyer.orders());
      const picture = (await listProducts(moved.url))[0]!.images[0]!;
      expect((await fetch(new URL(picture, moved.url))).status).toBe(200);
      const more = await sell(moved.url, there);
      await waitFor('a sale of the moved shop', async () => more.confirmed.length > 0);
      await more.end();
    } finally {
      await moved.stop();
    }
    expect(await auditBooks(movedDir)).toEqual([]);
    await removeDataDir(movedDir);
  },
);

test('with an external database the backup names pg_dump and contains the pictures', async () => {
  const file = join(restoredDir, 'pictures.tar.zst');
  const said = await run('backup', [file], dataDir, {
    DATABASE_URL: 'postgres://shop@db.example/shop',
    SECRET_KEY: 'of a shop whose database is elsewhere 42',
  });
  expect(said.stdout).toContain('pg_dump --format=custom');
  expect(said.stdout).toContain('SECRET_KEY is not in it: keep it apart from the backup');
  await writeFile(file, 'damaged');
  const refused = await run('restore', ['--check', file], dataDir).catch(
    (error: { stderr: string }) => error.stderr,
  );
  expect(refused).toContain('is damaged or not a whole backup');
});

/** Buys one piece after another, and records the orders that the shop has confirmed as paid, with the times. */
async function sell(url: string, buyer: ApiBuyer) {
  const picked = await listProducts(url);
  const confirmed: { id: string; at: number }[] = [];
  const going = { on: true };
  const selling = (async () => {
    while (going.on) {
      const order = await buyer.place(picked[confirmed.length % picked.length]!);
      const { razorpay_order_id } = await buyer.open(order.id);
      await buyer.verify(order.id, await buyer.pay(razorpay_order_id));
      confirmed.push({ id: order.id, at: Date.now() });
      // The pause leaves the processor to the backup: without it, most of the time goes into hundreds of sales.
      await sleep(100);
    }
  })();
  const end = () => {
    going.on = false;
    return selling;
  };
  return { confirmed, end };
}

/** More products than a test can sell. */
async function listProducts(url: string): Promise<ProductJson[]> {
  const { products } = await callApi('GET /products', { url, query: { limit: 100 } });
  return products.filter(({ has_variants, stock_quantity }) => !has_variants && stock_quantity > 5);
}

async function auditBooks(dir: string): Promise<string[]> {
  const store = await openStore({ DATA_DIR: dir, DATABASE_URL: undefined }, silentLog);
  return audit(store).finally(store.close);
}

const root = resolve(import.meta.dirname, '../..');

/** Runs it as npm does; rejects with its output when it exits with anything but 0. */
function run(name: 'backup' | 'restore', words: string[], dir: string, env: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...words], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dir, ...env },
  });
}
