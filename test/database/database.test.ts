import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '#db/read-migrations.ts';
import { cloneDatabase } from './database.ts';

test('two clones have the same tables and not each other’s rows', async () => {
  const [one, other] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  onTestFinished(one.close);
  onTestFinished(other.close);
  await one.pool.query('create table only_here ()');
  const names = `select tablename from pg_tables where schemaname = 'public' and tablename <> 'only_here' order by 1`;
  expect((await one.pool.query(names)).rows).toEqual((await other.pool.query(names)).rows);
  expect((await other.pool.query(`select to_regclass('only_here') as found`)).rows).toEqual([
    { found: null },
  ]);
  const { rowCount } = await other.pool.query('select from migrations');
  expect(rowCount).toBe(readMigrations().length);
});

test('closing a clone drops it, even with open connections', async () => {
  const clone = await cloneDatabase();
  const watcher = await cloneDatabase();
  onTestFinished(watcher.close);
  await clone.pool.query('select 1');
  await clone.close();
  const { rows } = await watcher.pool.query('select 1 from pg_database where datname = $1', [
    clone.connection.database,
  ]);
  expect(rows).toEqual([]);
});
