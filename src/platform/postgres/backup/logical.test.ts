import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import { makeFolder, query } from '#test/database/embedded-shop.ts';
import { jobs, migrations, oldMigrations, readRows } from '#test/database/pottery.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { lockMigrations, migrate } from '#platform/postgres/migrate.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const program = 'haat 0.0.0';
const log = () => {};

async function openDatabase(options?: string): Promise<ConnectionParts> {
  const { connection, drop } = await createDatabase(options ? 'template0' : undefined, options);
  onTestFinished(drop);
  return connection;
}

/** Opens a database with the first migration and some rows. */
async function openOldDatabase(): Promise<ConnectionParts> {
  const connection = await openDatabase();
  const pool = new Pool({ ...connection, max: 1 });
  await migrate(pool, oldMigrations);
  await pool.query(`
    insert into makers (name) values ('Ćšē कुम्हार'), (E'a tab\\t, a line\\n and \\\\N'), ('');
    insert into pots (maker, mark, price, fired, tags, note)
      values (1, '\\x00ff0a5c', 12.50, '2026-11-22T05:30:00.123456Z', array['a,b', null, 'c"d'], null),
             (2, null, 'NaN', 'infinity', '{}', 'नीला'), (3, '', -0.1, null, null, '');
    delete from pots where id = 3;
    update makers set best_pot = 2 where id = 1`);
  await pool.end();
  return connection;
}

async function save(server: ConnectionParts): Promise<string> {
  const folder = makeFolder();
  const file = join(folder, 'shop.tar.zst');
  await backUp({ dataDir: folder, file, program, rows: { jobs, server }, log });
  expect(readdirSync(folder)).toEqual(['shop.tar.zst']);
  return file;
}

const keysAndTriggers = `
  select conname as name, pg_get_constraintdef(oid) as definition, convalidated::text as is_on from pg_constraint
   where connamespace = 'public'::regnamespace and contype = 'f'
  union all select tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal order by 1`;

test('a dump is restored into a server with another locale, and later migrations are applied', async () => {
  const source = await openOldDatabase();
  const file = await save(source);
  const server = await openDatabase("locale_provider icu icu_locale 'hi-IN' locale 'C' encoding 'UTF8'");
  const dataDir = join(makeFolder(), 'data');
  const { database } = await restore({ dataDir, file, migrations, jobs, server, log });

  expect(database?.migrations.map(({ number }) => number)).toEqual([1]);
  const makers = await readRows(server, 'makers', 'id, name, best_pot, town');
  expect(makers).toEqual(
    (await readRows(source, 'makers')).map((maker) => ({ ...(maker as object), town: 'Khurja' })),
  );
  expect(await readRows(server, 'pots')).toEqual(await readRows(source, 'pots'));
  expect((await readRows(server, 'log')).map((row) => (row as { line: string }).line)).toEqual([
    'a pot',
    'a pot',
    'a pot',
    'jobs of 2',
    'the migration wrote this',
  ]);
  const applied = 'select number, title, sha256, applied_at from migrations where number = 1';
  expect(await query(server, applied)).toEqual(await query(source, applied));
  expect(await query(server, keysAndTriggers)).toEqual(await query(source, keysAndTriggers));
  const added = 'insert into pots (maker) values (1) returning id';
  expect(await query(server, added)).toEqual([{ id: 4 }]);
  expect(await query(server, "insert into makers (name) values ('new') returning id")).toEqual([{ id: 4 }]);
  expect(readdirSync(dataDir)).toEqual(['media']);
});

test('a dump contains every write confirmed before its time, and each transaction in full or not at all', async () => {
  const server = await openOldDatabase();
  const confirmed: { at: number; id: number }[] = [];
  const writing = { goesOn: true };
  const pool = new Pool({ ...server, max: 20 });
  const writers = Array.from({ length: 20 }, async () => {
    while (writing.goesOn) {
      const { rows } = await pool.query<{ id: number }>(
        `with maker as (insert into makers (name) values (repeat('clay ', 200)) returning id)
         insert into pots (maker, note) select id, 'of a writer' from maker returning id`,
      );
      confirmed.push({ at: Date.now(), id: rows[0]!.id });
    }
  });
  await expect.poll(() => confirmed.length).toBeGreaterThan(100);
  const file = await save(server);
  writing.goesOn = false;
  await Promise.all(writers);
  await pool.end();

  const target = await openDatabase();
  const { savedAt } = await restore({
    dataDir: join(makeFolder(), 'data'),
    file,
    migrations,
    jobs,
    server: target,
    log,
  });
  const pots = await query<{ id: number }>(target, "select id from pots where note = 'of a writer'");
  const ids = new Set(pots.map(({ id }) => id));
  const wanted = confirmed.filter(({ at }) => at < Date.parse(savedAt));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(ids.size).toBeLessThan(confirmed.length);
  const [{ makers } = { makers: 0 }] = await query<{ makers: number }>(
    target,
    'select count(*)::int - 3 as makers from makers',
  );
  expect(makers).toBe(ids.size);
});

test('a dump is restored only into an empty database, and a failure leaves database and folder empty', async () => {
  const source = await openOldDatabase();
  const file = await save(source);
  const dataDir = join(makeFolder(), 'data');
  const into = (server: ConnectionParts, known = migrations) =>
    restore({ dataDir, file, migrations: known, jobs, server, log });
  await expect(into(source)).rejects.toThrow(/the database is not empty .*never restored over a shop/);
  expect(existsSync(dataDir)).toBe(false);

  const server = await openDatabase();
  const changed = [
    { name: '001_first.sql', sql: oldMigrations[0]!.sql.replace('price numeric', 'cost numeric') },
  ];
  await expect(into(server, changed)).rejects.toThrow(/the table "pots" does not take its rows: .*"price"/);
  expect(existsSync(dataDir)).toBe(false);
  expect(await query(server, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);

  await query(source, "update migrations set title = 'of-tomorrow'");
  await expect(restore({ dataDir, file: await save(source), migrations, jobs, server, log })).rejects.toThrow(
    /newer program .*001_of-tomorrow/,
  );
  await into(server);
});

test('a shop created in the database while a restore waits keeps its rows, and the restore is refused', async () => {
  const file = await save(await openOldDatabase());
  const server = await openDatabase();
  const dataDir = join(makeFolder(), 'data');
  const beginning = new Pool({ ...server, max: 1 });
  onTestFinished(() => beginning.end());
  const shop = await beginning.connect();
  await shop.query('begin');
  await lockMigrations(shop);
  await shop.query("create table log (line text); insert into log values ('of another shop')");
  const restored = restore({ dataDir, file, migrations, jobs, server, log });
  const refused = expect(restored).rejects.toThrow(/the database is not empty/);
  const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
  await expect.poll(() => query(server, waiting)).toHaveLength(1);
  await shop.query('commit');
  shop.release();
  await refused;
  expect(await readRows(server, 'log')).toEqual([{ line: 'of another shop' }]);
});

test('a dump whose rows do not fit together is refused by the foreign keys', async () => {
  const source = await openOldDatabase();
  await query(source, 'alter table pots disable trigger all; delete from makers where id = 2');
  const file = await save(source);
  const server = await openDatabase();
  const dataDir = join(makeFolder(), 'data');
  await expect(restore({ dataDir, file, migrations, jobs, server, log })).rejects.toThrow(
    /violates foreign key constraint/,
  );
  expect(await query(server, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});
