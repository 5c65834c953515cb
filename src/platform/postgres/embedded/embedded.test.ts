import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endServer, makeFolder, query } from '#test/database/embedded-shop.ts';
import { startEmbedded } from './embedded.ts';
import type { Embedded } from './embedded.ts';
import { findPostmasterProcess } from './postmaster.ts';

test('the first start creates a database with private files and password login', async () => {
  const dataDir = join(makeFolder(), 'data');
  const { connection } = await start(dataDir);
  const home = join(dataDir, 'pg', 'cluster');
  expect(modes(home, ['data', 'run', 'log', 'password'])).toEqual(['700', '700', '700', '600']);
  const rules = readFileSync(join(home, 'data', 'pg_hba.conf'), 'utf8').split('\n');
  const methods = rules.filter((rule) => /^(local|host)/.test(rule)).map((rule) => rule.split(/\s+/).at(-1));
  expect(new Set(methods)).toEqual(new Set(['scram-sha-256']));
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toMatchObject({
    code: '28P01',
  });
});

test('it listens on no TCP port, and runs with fsync and synchronous commits on', async () => {
  const { connection } = await start(join(makeFolder(), 'data'));
  const wanted = { listen_addresses: '', fsync: 'on', synchronous_commit: 'on', jit: 'off', TimeZone: 'UTC' };
  const rows = await query<{ name: string; setting: string }>(
    connection,
    'select name, setting from pg_settings',
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  expect(settings).toMatchObject(wanted);
  expect(connection.host).toMatch(/^\//);
});

test('stopping ends the server, and the next start finds the rows', async () => {
  const dataDir = join(makeFolder(), 'a "long" name, with commas and भाषा');
  const first = await start(dataDir);
  await query(first.connection, 'create table products as select 1 as id');
  await first.stop();
  await first.stop();
  expect(findPostmasterProcess(clusterOf(dataDir))).toBeUndefined();
  const second = await start(dataDir);
  expect(await query(second.connection, 'select id from products')).toEqual([{ id: 1 }]);
});

test('two shops on one DATA_DIR share one server, and the last to stop ends it', async () => {
  const dataDir = join(makeFolder(), 'data');
  const owner = await start(dataDir);
  const guest = await start(dataDir);
  const since = 'select pg_postmaster_start_time()::text as since';
  expect(await query(guest.connection, since)).toEqual(await query(owner.connection, since));
  await owner.stop();
  expect(await query(guest.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await guest.stop();
  expect(findPostmasterProcess(clusterOf(dataDir))).toBeUndefined();
});

test('a path too long for a socket gets a short private one, which both shops find and the last removes', async () => {
  const dataDir = join(makeFolder(), 'long'.repeat(20), 'data');
  const first = await start(dataDir);
  const second = await start(dataDir);
  expect(second.connection).toEqual(first.connection);
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socketDirectory = first.connection.host;
  expect(modes(dirname(socketDirectory), [socketDirectory.split('/').at(-1) ?? ''])).toEqual(['700']);
  await first.stop();
  await second.stop();
  expect(existsSync(socketDirectory)).toBe(false);
});

test('a server that exits is restarted at the same address with its rows', async () => {
  const dataDir = join(makeFolder(), 'long'.repeat(20), 'data');
  const { connection } = await start(dataDir);
  await query(connection, 'create table products as select 1 as id');
  await endServer(clusterOf(dataDir), 'SIGKILL');
  await expect
    .poll(() => query(connection, 'select id from products'), { timeout: 15_000 })
    .toEqual([{ id: 1 }]);
});

test('a pid file whose number now belongs to another process does not keep the shop closed', async () => {
  const dataDir = join(makeFolder(), 'data');
  const first = await start(dataDir);
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid');
  const lines = readFileSync(pidFile, 'utf8').split('\n').slice(1);
  await first.stop();
  const { uid, gid } = lstatSync(clusterOf(dataDir));
  const stranger = spawn('sleep', ['60'], { uid, gid });
  onTestFinished(() => void stranger.kill());
  writeFileSync(pidFile, [stranger.pid, ...lines].join('\n'), { mode: 0o600 });
  chownSync(pidFile, uid, gid);
  const second = await start(dataDir);
  expect(await query(second.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(stranger.exitCode).toBeNull();
});

test('a server whose process is not visible, as in another container, is shared and not started twice', async () => {
  const dataDir = join(makeFolder(), 'data');
  const first = await start(dataDir);
  const pidFile = join(clusterOf(dataDir), 'postmaster.pid');
  const [pid, ...lines] = readFileSync(pidFile, 'utf8').split('\n');
  writeFileSync(pidFile, ['4194303', ...lines].join('\n'));
  const second = await start(dataDir);
  writeFileSync(pidFile, [pid, ...lines].join('\n'));
  const since = 'select pg_postmaster_start_time()::text as since';
  expect(await query(second.connection, since)).toEqual(await query(first.connection, since));
});

test('a copy of the folder of a running shop opens its own database', async () => {
  const dataDir = join(makeFolder(), 'data');
  const original = await start(dataDir);
  await query(original.connection, 'create table products as select 1 as id');
  await query(original.connection, 'checkpoint');
  execFileSync('cp', ['-a', dataDir, `${dataDir}-copy`]);
  const copy = await start(`${dataDir}-copy`);
  await query(copy.connection, 'insert into products values (2)');
  expect(await query(copy.connection, 'select id from products')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await query(original.connection, 'select id from products')).toEqual([{ id: 1 }]);
});

test('data of another PostgreSQL major version is refused with a message', async () => {
  const dataDir = join(makeFolder(), 'data');
  mkdirSync(clusterOf(dataDir), { recursive: true });
  writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '17\n');
  await expect(start(dataDir)).rejects.toThrow(
    /made by PostgreSQL 17, this program brings 18: save it with the program that made it, by "npm run backup -- --logical"/,
  );
});

async function start(dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  onTestFinished(embedded.stop);
  return embedded;
}

function clusterOf(dataDir: string): string {
  return join(dataDir, 'pg', 'cluster', 'data');
}

function modes(folder: string, names: string[]): string[] {
  return names.map((name) => (lstatSync(join(folder, name)).mode & 0o777).toString(8));
}
