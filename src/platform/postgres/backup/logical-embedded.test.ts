import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, query } from '#test/database/embedded-shop.ts';
import type { ConnectionParts } from '#platform/postgres/connection.ts';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import { backUp } from './back-up.ts';
import type { JobsDump } from './dump-database.ts';
import { checkBackup, restore } from './restore.ts';

/** Tables that reference each other, and triggers that would refuse or change the rows. */
const first = `
  create table makers (id integer generated always as identity primary key, name text not null, best_pot integer);
  create table pots (
    id serial primary key,
    maker integer not null references makers on delete cascade,
    mark bytea, price numeric, fired timestamptz, tags text[], note text,
    length integer generated always as (char_length(note)) stored
  );
  alter table makers add constraint makers_best foreign key (best_pot) references pots deferrable initially deferred;
  create table log (line text);
  create table empty (id integer);
  insert into log values ('the migration wrote this');
  create function refuse() returns trigger language plpgsql as $$ begin raise 'never again'; end $$;
  create function count_pots() returns trigger language plpgsql as $$ begin insert into log values ('a pot'); return null; end $$;
  create trigger log_stays before update or delete or truncate on log for each statement execute function refuse();
  create trigger pots_counted after insert on pots for each row execute function count_pots();`;
const second = `alter table makers add column town text not null default 'Khurja'`;
const old = [{ name: '001_first.sql', sql: first }];
const migrations = [...old, { name: '002_second.sql', sql: second }];

const jobs: JobsDump = {
  read: async (client) =>
    (await client.query<{ all: string }>('select count(*)::text as all from pots')).rows[0]!.all,
  write: async (client, text) =>
    void (await client.query('insert into log values ($1)', [`jobs of ${text}`])),
};
const program = 'haat 0.0.0';
const log = () => {};
const quick = { settings: { fsync: 'off' }, log };

const rowsOf = (connection: ConnectionParts, table: string, columns = '*') =>
  query(connection, `select ${columns} from ${table} order by 1`);

test(
  'the embedded database is dumped and comes back with the keys that open its passwords',
  { timeout: 120_000 },
  async () => {
    const folder = makeFolder();
    const dataDir = join(folder, 'data');
    const shop = await startEmbedded({ dataDir, ...quick });
    const pool = new Pool(shop.connection);
    await migrate(pool, old);
    await pool.query("insert into makers (name) values ('Meera')");
    await pool.end();
    const file = join(folder, 'shop.tar.zst');
    const { format } = await backUp({ dataDir, file, program, rows: { jobs }, ...quick });
    await shop.stop();
    expect(format).toBe(2);
    expect((await checkBackup({ file, migrations })).database?.dump?.tables.map(({ name }) => name)).toEqual([
      'empty',
      'log',
      'makers',
      'migrations',
      'pots',
    ]);
    const keys = readKeyFile(dataDir);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), shop.connection.password]);

    const target = join(folder, 'target');
    await restore({ dataDir: target, file, migrations, jobs, ...quick });
    expect(readdirSync(target).toSorted()).toEqual(['media', 'pg', 'secret-key']);
    expect(readFileSync(join(target, 'secret-key'))).toEqual(readFileSync(join(dataDir, 'secret-key')));
    const copy = await startEmbedded({ dataDir: target, ...quick });
    onTestFinished(copy.stop);
    expect(await rowsOf(copy.connection, 'makers', 'name, town')).toEqual([
      { name: 'Meera', town: 'Khurja' },
    ]);

    const broken = [{ name: '001_first.sql', sql: 'select 1/0' }];
    const failed = join(folder, 'failed');
    await expect(restore({ dataDir: failed, file, migrations: broken, jobs, ...quick })).rejects.toThrow(
      /migration 001_first failed: division by zero/,
    );
    expect(existsSync(failed)).toBe(false);
    rmSync(file);
  },
);
