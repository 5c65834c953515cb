import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '#test/database/embedded-shop.ts';
import { jobs, migrations, oldMigrations, readRows } from '#test/database/pottery.ts';
import { startEmbedded } from '#platform/postgres/embedded/embedded.ts';
import { migrate } from '#platform/postgres/migrate.ts';
import { readKeyFile } from '#platform/postgres/secret-key-file.ts';
import { backUp } from './back-up.ts';
import { checkBackup, restore } from './restore.ts';

const program = 'haat 0.0.0';
const log = () => {};
const quick = { settings: { fsync: 'off' }, log };

test(
  'the embedded database is dumped and restored, including the secret key',
  { timeout: 120_000 },
  async () => {
    const folder = makeFolder();
    const dataDir = join(folder, 'data');
    const shop = await startEmbedded({ dataDir, ...quick });
    const pool = new Pool(shop.connection);
    await migrate(pool, oldMigrations);
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
    expect(await readRows(copy.connection, 'makers', 'name, town')).toEqual([
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
