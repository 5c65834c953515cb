import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Program, makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { callApi } from '../support/api-buyer.ts';

// Tests how an operator experiences the built program: how long it takes to open, and the message when it cannot.

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => removeDataDir(dataDir));

test('the first start loads all demo products, and a second program finds them and outlasts the first', async () => {
  const first = await startProgram({ dataDir });
  await expect.poll(first.output).toContain('Payments go to the built-in sandbox');
  expect(first.output()).toContain(`Haat is open at ${first.url}`);
  expect(first.output()).toContain('The demo products are loaded.');
  expect(first.output()).toContain(`Messages land in ${first.url}/outbox`);
  expect(await countProducts(first)).toBe(109);

  const second = await startProgram({ dataDir });
  onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])));
  expect(second.output()).not.toContain('The demo products');
  expect(await first.stop()).toBe(0);
  expect(await countProducts(second)).toBe(109);
  expect(await second.stop()).toBe(0);
});

test('invalid environment variables stop the start with one sentence for each mistake', async () => {
  const env = { ROLE: 'boss', DATABASE_URL: 'mysql://x', RAZORPAY_KEY_ID: 'rzp_live_x' };
  await expect(startProgram({ dataDir, env })).rejects.toThrow(
    /ended with 1:\nDATABASE_URL must start with postgres:\/\/ or postgresql:\/\/\nROLE must be all, web or worker\n$/,
  );
});

test('an open program keeps its port, and answers a URL that cannot be decoded with 404 without logging it', async () => {
  const shop = await startProgram({ dataDir });
  onTestFinished(async () => void (await shop.stop()));
  // The second program names the port in a sentence.
  const port = Number(new URL(shop.url).port);
  await expect(startProgram({ dataDir, port })).rejects.toThrow(
    `ended with 1:\nPORT ${port} is taken by another program: set PORT to another number\n`,
  );
  expect(await countProducts(shop)).toBe(109);
  for (const path of ['/%', '/product/%E0%A4%A'])
    expect((await fetch(`${shop.url}${path}`)).status).toBe(404);
  expect(await shop.stop()).toBe(0);
  expect(shop.output()).not.toContain('could not be decoded');
});

test('an unreachable database is named in a sentence, without its password', async () => {
  const DATABASE_URL = 'postgres://shop:tr0ub4dor@127.0.0.1:1/shop';
  const failure = await startProgram({ dataDir, env: { DATABASE_URL } }).catch((error: Error) => error);
  expect(String(failure)).toContain('ended with 1:');
  expect(String(failure)).not.toContain('tr0ub4dor');
  expect(String(failure)).not.toMatch(/\n\s+at /);
});

test('the shop opens although its pictures are missing', async () => {
  await rm(join(dataDir, 'media'), { recursive: true, force: true });
  const program = await startProgram({ dataDir });
  onTestFinished(async () => void (await program.stop()));
  expect(await countProducts(program)).toBe(109);
});

async function countProducts({ url }: Program): Promise<number> {
  return (await callApi('GET /products', { url, query: { limit: 1 } })).total;
}
