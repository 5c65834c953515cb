import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endServer, makeFolder, query, startShopProcess } from '#test/database/embedded-shop.ts';
import { startEmbedded } from './embedded.ts';
import type { DatabaseUser } from './database-user.ts';
import { canEnter } from './database-user.ts';

// Run by root, as in containers, these tests show what root's shop does and what another user's does. Run by an ordinary user, who cannot
// become another one, they show the same guarantees for that user alone.
const isRoot = process.getuid?.() === 0;
const nobody: DatabaseUser = { name: 'nobody', uid: 65534, gid: 65534 };

test('an ordinary user runs the database as themselves', async ({ skip }) => {
  if (isRoot) skip(!canEnter(nobody, import.meta.dirname), 'nobody may not enter this checkout');
  const dataDir = makeFolder();
  if (isRoot) chownSync(dataDir, nobody.uid, nobody.gid);
  const shop = await startShopProcess({ dataDir }, isRoot ? nobody : undefined);
  expect(shop.notes).toEqual([]);
  expect(await query(shop.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(statSync(join(dataDir, 'pg', 'cluster', 'data')).uid).toBe(isRoot ? nobody.uid : process.getuid?.());
  await shop.stop();
});

test('root starts the database as another user, and opens one that an ordinary user made', async ({
  skip,
}) => {
  if (isRoot) skip(!canEnter(nobody, import.meta.dirname), 'nobody may not enter this checkout');
  const dataDir = makeFolder();
  if (isRoot) chownSync(dataDir, nobody.uid, nobody.gid);
  const ordinary = await startShopProcess({ dataDir }, isRoot ? nobody : undefined);
  await query(ordinary.connection, 'create table products as select 1 as id');
  await ordinary.stop();
  const { connection, stop } = await start({ dataDir });
  expect(await query(connection, 'select id from products')).toEqual([{ id: 1 }]);
  await stop();
  const fresh = makeFolder();
  await start({ dataDir: fresh });
  const { uid } = statSync(join(fresh, 'pg', 'cluster', 'data'));
  expect(uid === 0).toBe(false);
  expect(uid === process.getuid?.()).toBe(!isRoot);
});

test('a DATA_DIR closed to the database user keeps its database in another folder, and logs where', async () => {
  const { dataDir, shelterDir } = makeClosedFolder();
  const { connection, stop, notes } = await start({ dataDir, shelterDir });
  await query(connection, 'create table products as select 1 as id');
  await stop();
  expect(existsSync(join(dataDir, 'pg', 'cluster'))).toBe(!isRoot);
  expect(notes.join()).toMatch(isRoot ? `the database is kept in ${shelterDir}` : /^$/);
  const again = await start({ dataDir, shelterDir });
  expect(await query(again.connection, 'select id from products')).toEqual([{ id: 1 }]);
});

test('a database kept elsewhere follows a DATA_DIR that is moved', async () => {
  const { dataDir, shelterDir } = makeClosedFolder();
  const before = await start({ dataDir, shelterDir });
  await query(before.connection, 'create table products as select 1 as id');
  await before.stop();
  renameSync(dataDir, `${dataDir}-moved`);
  const after = await start({ dataDir: `${dataDir}-moved`, shelterDir });
  expect(await query(after.connection, 'select id from products')).toEqual([{ id: 1 }]);
});

test('a copied DATA_DIR never opens the database of its original', async () => {
  const { dataDir, shelterDir } = makeClosedFolder();
  const original = await start({ dataDir, shelterDir });
  await original.stop();
  cpSync(dataDir, `${dataDir}-copy`, { recursive: true });
  const copy = start({ dataDir: `${dataDir}-copy`, shelterDir });
  if (isRoot) await expect(copy).rejects.toThrow(/is a copy of .* whose database .* it must not share/);
  else expect((await copy).connection.host).not.toBe(original.connection.host);
});

test('a deleted DATA_DIR starts with an empty database, and the old database is not reused', async () => {
  const { dataDir, shelterDir } = makeClosedFolder();
  const old = await start({ dataDir, shelterDir });
  await query(old.connection, 'create table products as select 1 as id');
  await old.stop();
  rmSync(dataDir, { recursive: true });
  mkdirSync(dataDir);
  const fresh = await start({ dataDir, shelterDir });
  expect(await query(fresh.connection, `select to_regclass('products') as found`)).toEqual([{ found: null }]);
  expect(fresh.connection.host === old.connection.host).toBe(!isRoot);
});

test('a database that its user can no longer reach is refused, not replaced by an empty one', async () => {
  const folder = makeFolder();
  const dataDir = join(folder, 'data');
  const { stop } = await start({ dataDir, shelterDir: makeFolder() });
  await stop();
  chmodSync(folder, 0o700);
  const next = start({ dataDir, shelterDir: makeFolder() });
  if (isRoot)
    await expect(next).rejects.toThrow(/may not enter .*: allow it to pass through every folder above/);
  else expect((await next).connection.database).toBe('haat');
});

test('another user’s DATA_DIR is refused with a message', async ({ skip }) => {
  skip(!isRoot, 'only root can make a folder of somebody else');
  skip(!canEnter(nobody, import.meta.dirname), 'nobody may not enter this checkout');
  const dataDir = makeFolder();
  const { stop } = await start({ dataDir });
  await stop();
  chmodSync(dataDir, 0o755);
  await expect(startShopProcess({ dataDir }, nobody)).rejects.toThrow(
    /start the shop as the user who started it first/,
  );
});

test('a user without an entry in /etc/passwd is refused with an error that names the missing entry', async ({
  skip,
}) => {
  skip(!isRoot, 'only root can become a user without a name');
  skip(!canEnter(nobody, import.meta.dirname), 'others may not enter this checkout');
  const stranger = { name: '', uid: 4_242_424, gid: 4_242_424 };
  const dataDir = makeFolder();
  chownSync(dataDir, stranger.uid, stranger.gid);
  await expect(startShopProcess({ dataDir }, stranger)).rejects.toThrow(
    /4242424 has no entry in \/etc\/passwd/,
  );
});

function makeClosedFolder(): { dataDir: string; shelterDir: string } {
  const closed = makeFolder();
  chmodSync(closed, 0o700);
  const dataDir = join(closed, 'data');
  mkdirSync(dataDir);
  return { dataDir, shelterDir: join(makeFolder(), 'shelter') };
}

async function start(options: { dataDir: string; shelterDir?: string }) {
  const notes: string[] = [];
  const embedded = await startEmbedded({ ...options, log: (sentence) => notes.push(sentence) });
  onTestFinished(embedded.stop);
  onTestFinished(() => endServer(join(embedded.connection.host, '..', 'data')));
  return { ...embedded, notes };
}
