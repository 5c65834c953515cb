import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from '#db/read-migrations.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { createDatabase } from '#test/database/database.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { readConfig } from '../config.ts';
import { silentLog } from '../log.ts';
import { describePlan, upgrade } from './upgrade.ts';

const files = readMigrations();
const newest = files.at(-1)!.name.replace('.sql', '');

test('the check lists pending migrations and changes nothing; without it they are applied', async () => {
  const { config, pool } = await openShopWith(64);
  const said = await upgrade(config, silentLog, true);
  expect(said.status).toBe(2);
  expect(said.text).toMatch(
    /^The program is haat \d+\.\d+\.\d+, the database has migration 064_category_life\.\n\d+ migrations have to be applied:/,
  );
  expect(said.text).toMatch(
    /\n  065_product_life: not beside an older version: products\.archived_at goes away, /,
  );
  expect(said.text).toMatch(/\n  066_imports\n/);
  expect(said.text).toMatch(/stop the older version, then start this one: it applies them\.$/);
  expect(await count(pool)).toBe(64);
  expect((await upgrade(config, silentLog, false)).text).toMatch(/They were applied\.$/);
  expect(await count(pool)).toBe(files.length);
  const after = await upgrade(config, silentLog, true);
  expect(after.text).toContain(`migration ${newest}.\nThey match: nothing needs to be done.`);
  expect(after.status).toBe(0);
});

test('when no migration is harmful, the older version may keep running', () => {
  const pending = [{ name: '002_boxes', harm: [] }];
  const said = describePlan({ current: '001_products', pending });
  expect(said.slice(1)).toEqual([
    'One migration has to be applied:',
    '  002_boxes',
    'Make a backup, then start this version: it applies them, and an older version may serve meanwhile.',
  ]);
});

test('a database newer than the program is refused with a message', async () => {
  const { config, pool } = await openShopWith(files.length);
  await pool.query("insert into migrations (number, title, sha256) values ($1, 'of_tomorrow', '')", [
    files.length + 1,
  ]);
  for (const isCheck of [true, false])
    await expect(upgrade(config, silentLog, isCheck)).rejects.toThrow(
      /^the database is newer than this program: migration \d+_of_tomorrow is applied but unknown here/,
    );
});

test('an empty database is refused as not being a shop', async () => {
  const { config, pool } = await openShopWith(0);
  await pool.query('drop table migrations');
  await expect(upgrade(config, silentLog, false)).rejects.toThrow('there is no shop in the database');
});

/** Returns the settings of a shop whose database has the first `migrations`. */
async function openShopWith(migrations: number) {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  const database = await openDatabase({ connection, poolSize: 2, statementTimeoutMs: 10_000 });
  onTestFinished(database.close);
  await migrate(database.pool, files.slice(0, migrations));
  const DATABASE_URL = await proxyByUrl(connection);
  return {
    config: readConfig({ DATABASE_URL, SECRET_KEY: randomBytes(32).toString('hex') }),
    pool: database.pool,
  };
}

async function count(pool: Database['pool']): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from migrations');
  return rows[0]!.count;
}
