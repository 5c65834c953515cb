import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type DatabaseConnection, openDatabaseConnection } from '#test/database/database-proxy.ts';
import { startTestServer } from '#test/database/database-server.ts';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { callApi, makeMobile, readCode, readOutbox } from '../support/api-buyer.ts';

// Tests separate web and worker programs on a PostgreSQL that is not ours: found by DATABASE_URL, without a shared data directory.

let server: Awaited<ReturnType<typeof startTestServer>>;
let line: DatabaseConnection;
/** Two programs of the web role that started together on an empty database. */
let webs: [Program, Program];
beforeAll(async () => {
  server = await startTestServer();
  const database = `shop_${Date.now()}`;
  const client = new Client(server.address.connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  line = await openDatabaseConnection({ ...server.address.connection, database });
  webs = await Promise.all([start('web'), start('web')]);
});
afterAll(async () => {
  await Promise.all(webs.map(end));
  line.close();
  await server.stop();
});

async function start(ROLE: 'web' | 'worker'): Promise<Program> {
  return startProgram({ dataDir: await makeDataDir(), env: { DATABASE_URL: line.url, DEMO: 'on', ROLE } });
}

async function end(program: Program): Promise<void> {
  await program.stop();
  await removeDataDir(program.dataDir);
}

test('two web processes that start together on an empty shop load the demo products once and share changes', async () => {
  const query = { limit: 1 };
  const [here, there] = await Promise.all(webs.map(({ url }) => callApi('GET /products', { url, query })));
  expect(here).toEqual(there);
  expect(here).toMatchObject({ total: 109 });
});

test('the web role sends no messages, and the worker role answers no requests', async () => {
  const [{ url }] = webs;
  const mobile = makeMobile();
  const body = { mobile_number: mobile, country_code: '91', purpose: 'register' as const };
  await callApi('POST /auth/mobile/send-otp', { url, body });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await readOutbox(url)).toEqual([]);

  const worker = await start('worker');
  onTestFinished(() => end(worker));
  expect(worker.output()).toMatch(/^Haat works on its jobs/m);
  const otp = await readCode(url, mobile);
  expect(await callApi('POST /auth/mobile/verify-otp', { url, body: { ...body, otp } })).toHaveProperty(
    'token',
  );
  await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow();
  expect(await worker.stop()).toBe(0);
});
