import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { proxyByUrl } from '#test/database/database-proxy.ts';
import { startTestServer } from '#test/database/database-server.ts';
import { makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { callApi, makeMobile, readCode, readOutbox } from '../support/api-buyer.ts';

// Tests separate web and worker programs on a PostgreSQL that is not ours: found by DATABASE_URL, without a shared data directory.

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Returns the settings to start programs on one shared database. */
async function openDatabase() {
  const database = `shop_${Date.now()}`;
  const client = new Client(server.address.connection);
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  const DATABASE_URL = await proxyByUrl({ ...server.address.connection, database });
  return async (env: Record<string, string>) => {
    const dataDir = await makeDataDir();
    const program = await startProgram({ dataDir, env: { DATABASE_URL, ...env } });
    onTestFinished(async () => {
      await program.stop();
      await removeDataDir(dataDir);
    });
    return program;
  };
}

test('an external database makes a real shop without demo content, which prints what is missing', async () => {
  const start = await openDatabase();
  const { url, output } = await start({ ROLE: 'web' });
  expect(output()).toContain(
    'No customer can sign in, because no code or e-mail can be sent: set SMTP_URL, SMS_PROVIDER or WHATSAPP_PROVIDER.',
  );
  expect(output()).not.toContain('The demo products');
  expect(await callApi('GET /products', { url })).toMatchObject({ products: [], total: 0 });
  for (const path of ['/outbox', '/outbox.json', '/sandbox/razorpay/control'])
    expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
});

test('the web role sends no messages, and the worker role answers no requests', async () => {
  const start = await openDatabase();
  const web = await start({ ROLE: 'web', DEMO: 'on' });
  const mobile = makeMobile();
  const body = { mobile_number: mobile, country_code: '91', purpose: 'register' as const };
  await callApi('POST /auth/mobile/send-otp', { url: web.url, body });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await readOutbox(web.url)).toEqual([]);

  const worker = await start({ ROLE: 'worker', DEMO: 'on' });
  expect(worker.output()).toMatch(/^Haat works on its jobs/m);
  const otp = await readCode(web.url, mobile);
  expect(
    await callApi('POST /auth/mobile/verify-otp', { url: web.url, body: { ...body, otp } }),
  ).toHaveProperty('token');
  await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow();
  expect(await worker.stop()).toBe(0);
});

test('two web processes that start together on an empty shop load the demo products once and share changes', async () => {
  const start = await openDatabase();
  const env = { ROLE: 'web', DEMO: 'on' };
  const [one, other] = await Promise.all([start(env), start(env)]);
  const query = { limit: 1 };
  const [here, there] = await Promise.all(
    [one, other].map(({ url }) => callApi('GET /products', { url, query })),
  );
  expect(here).toEqual(there);
  expect(here).toMatchObject({ total: 109 });
});
