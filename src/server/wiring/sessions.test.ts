import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#test/database/database.ts';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { silentLog } from '../log.ts';
import { openStore } from './store.ts';

/** Hides which process answers, so that all connections seem to share one, as they do behind a pooler. */
const asPooler: [string, string] = ['process\0', 'nothing\0'];

test('a pooler without DATABASE_SESSION_URL is refused, because notifications would be lost', async () => {
  const { pooled, direct } = await openBoth();
  const config = { DATABASE_URL: pooled, DATA_DIR: '/nowhere', SECRET_KEY: ['any'] };
  await expect(openStore(config, silentLog)).rejects.toThrow(
    /^DATABASE_URL leads through a pooler: set DATABASE_SESSION_URL to the address of the server itself/,
  );
  const store = await openStore({ ...config, DATABASE_SESSION_URL: direct }, silentLog);
  expect(store.sessions).toBe(direct);
  await store.close();
  await (await openStore({ ...config, DATABASE_URL: direct }, silentLog)).close();
});

test('migrations use DATABASE_SESSION_URL', async () => {
  const { pooled } = await openBoth();
  const config = { DATABASE_URL: pooled, DATA_DIR: '/nowhere', SECRET_KEY: ['any'] };
  const closed = 'postgres://haat@127.0.0.1:1/haat';
  await expect(openStore({ ...config, DATABASE_SESSION_URL: closed }, silentLog)).rejects.toThrow(
    'DATABASE_SESSION_URL: nothing answers at 127.0.0.1:1',
  );
});

async function openBoth() {
  const { connection, drop } = await createDatabase();
  onTestFinished(drop);
  return { pooled: await proxyByUrl(connection, asPooler), direct: await proxyByUrl(connection) };
}
