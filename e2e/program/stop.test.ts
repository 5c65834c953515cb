import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { call, makeMobile, readCode } from '../api-buyer.ts';

// SIGTERM, as every operator and every deployment sends it.

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDataDir();
});
afterAll(() => removeDataDir(dataDir));

const enough = 1_000;

test('told to end under load, it answers every request that had begun, and ends with 0 within ten seconds', async () => {
  const program = await startProgram({ dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const told = { answered: 0, refused: 0, dropped: [] as string[] };
  let isEnding = false;
  let ending: Promise<{ code: number | null; tookMs: number }> | undefined;

  async function visit(visitor: number) {
    for (let turn = 0; told.refused === 0 || !isEnding; turn += 1) {
      const result = await ask(`${program.url}${paths[(visitor + turn) % paths.length]!}`, agent, turn);
      if (result === 'answered') told.answered += 1;
      else if (result === 'refused') return void (told.refused += 1);
      else told.dropped.push(result);
      if (told.answered >= enough && !isEnding) {
        isEnding = true;
        const started = performance.now();
        ending = program.stop().then((code) => ({ code, tookMs: performance.now() - started }));
      }
    }
  }

  await Promise.all(Array.from({ length: 20 }, (_, visitor) => visit(visitor)));
  const { code, tookMs } = await ending!;
  agent.destroy();
  expect(told.dropped).toEqual([]);
  expect(told.answered).toBeGreaterThanOrEqual(enough);
  expect(code).toBe(0);
  expect(tookMs).toBeLessThan(10_000);
});

test('jobs that were waiting or under way when it ended are done by the next one, each once', async () => {
  const program = await startProgram({ dataDir });
  const mobiles = Array.from({ length: 30 }, makeMobile);
  await Promise.all(mobiles.map((mobile) => sendCode(program.url, mobile)));
  expect(await program.stop()).toBe(0);

  const next = await startProgram({ dataDir });
  try {
    await Promise.all(mobiles.map((mobile) => readCode(next.url, mobile)));
    const messages = await call<{ to: string }[]>(next.url, 'GET', '/outbox.json');
    const counts = mobiles.map((mobile) => messages.filter(({ to }) => to.endsWith(mobile)).length);
    expect(counts).toEqual(mobiles.map(() => 1));
  } finally {
    await next.stop();
  }
});

test('jobs of a program that was killed are taken up without a hand', { timeout: 200_000 }, async () => {
  const program = await startProgram({ dataDir });
  const mobiles = Array.from({ length: 30 }, makeMobile);
  await Promise.all(mobiles.map((mobile) => sendCode(program.url, mobile)));
  await program.kill();

  const next = await startProgram({ dataDir });
  try {
    await expect
      .poll(
        async () => {
          const messages = await call<{ to: string }[]>(next.url, 'GET', '/outbox.json');
          return mobiles.filter((mobile) => !messages.some(({ to }) => to.endsWith(mobile)));
        },
        { timeout: 150_000, interval: 1_000 },
      )
      .toEqual([]);
  } finally {
    await next.stop();
  }
});

const paths = [
  '/',
  '/products',
  '/api/v1/products?limit=40',
  '/products?anew',
  '/api/v1/products?anew',
  '/healthz',
];

/** One request; `refused` when the door was already closed, which is no broken promise. */
function ask(url: string, agent: Agent, turn: number): Promise<string> {
  return new Promise((resolve) => {
    const asked = request(url.replace('anew', `anew=${turn}`), { agent }, (response) => {
      response.resume();
      response.once('end', () =>
        resolve(response.statusCode === 200 ? 'answered' : `${response.statusCode}`),
      );
      response.once('error', (error) => resolve(`broken off: ${error.message}`));
    });
    asked.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `${error.code}: ${url}`),
    );
    asked.end();
  });
}

function sendCode(url: string, mobile: string) {
  const body = { mobile_number: mobile, country_code: '91', purpose: 'register' };
  return call(url, 'POST', '/api/v1/auth/mobile/send-otp', { body });
}
