import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import type { ConnectionParts } from './connection.ts';
import { lockMigrations, migrate } from './migrate.ts';
import { openDatabase } from '#db/open.ts';
import { readMigrations } from '#db/read-migrations.ts';

const tableMigration = { name: '001_products.sql', sql: 'create table products (id integer primary key);' };
const names = {
  name: '002_names.sql',
  sql: `alter table products add name text; insert into products values (1, 'diya');`,
};

test('applies new migrations in order, once, and records them', async () => {
  const { pool } = await openEmpty();
  expect(await migrate(pool, [names, tableMigration])).toEqual(['001_products', '002_names']);
  expect(await migrate(pool, [tableMigration, names])).toEqual([]);
  const third = { name: '003_price_list.sql', sql: 'create table prices ();' };
  expect(await migrate(pool, [tableMigration, names, third])).toEqual(['003_price_list']);
  const { rows } = await pool.query(
    'select number, title, length(sha256) as hash from migrations order by number',
  );
  expect(rows.map((row) => Object.values(row as object))).toEqual([
    [1, 'products', 64],
    [2, 'names', 64],
    [3, 'price_list', 64],
  ]);
});

test('applies the migrations of the shop', async () => {
  const { pool } = await openEmpty();
  expect(await migrate(pool, readMigrations())).toHaveLength(readMigrations().length);
});

test('shops that start together apply each migration once', async () => {
  const { connection } = await openEmpty();
  const shops = await Promise.all([1, 2, 3, 4, 5].map(() => open(connection)));
  const applied = await Promise.all(shops.map(({ pool }) => migrate(pool, [tableMigration, names])));
  expect(applied.flat().toSorted()).toEqual(['001_products', '002_names']);
});

test('a failing migration leaves the previous one applied', async () => {
  const { pool } = await openEmpty();
  const wrong = { name: '002_wrong.sql', sql: 'create table extra (); select 1 / 0;' };
  await expect(migrate(pool, [tableMigration, wrong])).rejects.toThrow(
    'migration 002_wrong failed: division by zero',
  );
  expect(await tables(pool)).toEqual(['migrations', 'products']);
  expect(await migrate(pool, [tableMigration, names])).toEqual(['002_names']);
});

test('a migration that cannot be recorded is undone', async () => {
  const { pool } = await openEmpty();
  const sql = 'create table extra (); alter table migrations add constraint full_up check (number < 2);';
  await expect(migrate(pool, [tableMigration, { name: '002_extra.sql', sql }])).rejects.toThrow('full_up');
  expect(await tables(pool)).toEqual(['migrations', 'products']);
});

test('a migration may take longer than a statement of the shop', async () => {
  const { connection } = await openEmpty();
  const { pool } = await open(connection, 100);
  expect(await migrate(pool, [{ name: '001_slow.sql', sql: 'select pg_sleep(0.3);' }])).toEqual(['001_slow']);
  await expect(pool.query('select pg_sleep(0.3)')).rejects.toMatchObject({ code: '57014' });
});

const hurried = { turnMs: 300, lockMs: 50, retryTimeoutMs: 400, runMs: 300 };

test('a migration waits only briefly for a locked table, retries, and its error names the blocking transaction', async () => {
  const { connection, pool } = await openEmpty();
  await migrate(pool, [tableMigration]);
  const other = await (await open(connection)).pool.connect();
  await other.query('begin; lock table products in access share mode');
  const before = Date.now();
  await expect(migrate(pool, [tableMigration, names], hurried)).rejects.toThrow(
    /^migration 002_names did not get a table that another session keeps locked, and was undone; the oldest open transaction is of "haat", since \d\d:\d\d:\d\d UTC: end long reports/,
  );
  expect(Date.now() - before).toBeGreaterThan(400);
  // Between its attempts no other session waits for it.
  const waiting = migrate(pool, [tableMigration, names], { ...hurried, retryTimeoutMs: 10_000 });
  await (await open(connection, 200)).pool.query('select * from products');
  await other.query('commit');
  other.release();
  expect(await waiting).toEqual(['002_names']);
});

test('a migration that runs too long is rolled back, and the error gives the time limit', async () => {
  const { pool } = await openEmpty();
  const slow = { name: '002_slow.sql', sql: 'create table extra (); select pg_sleep(5);' };
  await expect(migrate(pool, [tableMigration, slow], hurried)).rejects.toThrow(
    'migration 002_slow took longer than 0.3 seconds and was undone',
  );
  expect(await tables(pool)).toEqual(['migrations', 'products']);
});

test('a program waits for another migrating program, but not forever', async () => {
  const { connection, pool } = await openEmpty();
  const other = await (await open(connection)).pool.connect();
  await other.query('begin');
  await lockMigrations(other);
  await expect(migrate(pool, [tableMigration], hurried)).rejects.toThrow(
    'another program has been migrating this database for 0.3 seconds; nothing was changed',
  );
  const waiting = migrate(pool, [tableMigration]);
  await other.query('commit');
  other.release();
  expect(await waiting).toEqual(['001_products']);
});

test('different line endings count as the same migration', async () => {
  const { pool } = await openEmpty();
  await migrate(pool, [{ ...tableMigration, sql: 'create table products\n(id integer);' }]);
  expect(await migrate(pool, [{ ...tableMigration, sql: 'create table products\r\n(id integer);' }])).toEqual(
    [],
  );
});

test.for([
  [
    'a changed file',
    [{ ...tableMigration, sql: `${tableMigration.sql} -- new` }, names],
    '001_products was changed after it was applied',
  ],
  [
    'a renamed file',
    [{ ...tableMigration, name: '001_wares.sql' }, names],
    '001_products is applied, but this program has 001_wares',
  ],
  [
    'an older program',
    [tableMigration],
    'the database is newer than this program: migration 002_names is applied',
  ],
  ['a missing file', [names], 'not numbered 1, 2, 3, …: number 1 is missing before "names"'],
  ['a gap', [tableMigration, names, { ...names, name: '004_x.sql' }], 'number 3 is missing before "x"'],
  [
    'a number used twice',
    [tableMigration, names, { ...names, name: '002_x.sql' }],
    'number 2 is taken twice',
  ],
  [
    'another kind of name',
    [tableMigration, { ...names, name: '2-names.sql' }],
    '"2-names.sql" is not the name of a migration',
  ],
  [
    'its own transaction',
    [tableMigration, { ...names, sql: 'select 1;\nCOMMIT;' }],
    '002_names.sql begins or ends a transaction',
  ],
] as const)('refuses %s with a message and changes nothing', async ([, files, sentence]) => {
  const { pool } = await openEmpty();
  await migrate(pool, [tableMigration, names]);
  const before = await pool.query('select * from migrations');
  await expect(migrate(pool, [...files])).rejects.toThrow(sentence);
  expect((await pool.query('select * from migrations')).rows).toEqual(before.rows);
});

test('a migration killed at any moment leaves each step old or new, and the next run finishes', async () => {
  const program = fileURLToPath(new URL('../../../test/database/migrate-process.ts', import.meta.url));
  const fill = 'create table big as select generate_series(1, 100000) as id; select pg_sleep(0.2);';
  const files = [
    tableMigration,
    { name: '002_big.sql', sql: fill },
    { name: '003_index.sql', sql: 'create index on big (id);' },
  ];
  for (const afterMs of [150, 300, 450, 600]) {
    const { connection, pool } = await openEmpty();
    const shop = fork(program, [JSON.stringify({ connection, files })], { execArgv: [] });
    const gone = once(shop, 'exit');
    await sleep(afterMs);
    shop.kill('SIGKILL');
    await gone;
    const left = (await tables(pool)).filter((name) => name !== 'migrations').join();
    expect(left, `killed after ${afterMs} ms`).toBeOneOf(['', 'products', 'big,products']);
    await migrate(pool, files);
    expect(await tables(pool)).toEqual(['big', 'migrations', 'products']);
  }
});

async function openEmpty() {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  return { connection, ...(await open(connection)) };
}

async function open(connection: ConnectionParts, statementTimeoutMs = 10_000) {
  const database = await openDatabase({ connection, poolSize: 2, statementTimeoutMs });
  onTestFinished(database.close);
  return database;
}

async function tables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map((row) => row.name);
}
