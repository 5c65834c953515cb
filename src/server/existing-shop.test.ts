import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { silentLog } from './log.ts';
import { openStore } from './wiring/store.ts';

// Only npm start creates a shop: a tool that is given the wrong location reports it and changes nothing.

test('a tool finds no shop in a mistyped folder, and makes nothing there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-nothing-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const DATA_DIR = join(folder, 'tpyo');
  await expect(
    openStore({ DATA_DIR, DATABASE_URL: undefined, SECRET_KEY: undefined }, silentLog, { mayCreate: false }),
  ).rejects.toThrow(`there is no shop in ${DATA_DIR}: set DATA_DIR to the folder of the shop`);
  expect(existsSync(DATA_DIR)).toBe(false);
});

test('a tool reports no shop in an empty database, and only a start creates one', async () => {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  const DATABASE_URL = await proxyByUrl(connection);
  const config = { DATABASE_URL, DATA_DIR: '/nowhere', SECRET_KEY: ['any'] };
  const asTool = () => openStore(config, silentLog, { mayCreate: false });
  await expect(asTool()).rejects.toThrow('there is no shop in the database at DATABASE_URL');
  await (await openStore(config, silentLog)).close();
  await (await asTool()).close();
});
