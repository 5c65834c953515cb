import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDemoDataDir, removeDataDir, startProgram } from '../../test/program.ts';
import { callApi, makeMobile, readCode, readOutbox } from '../support/api-buyer.ts';

// SIGTERM, as sent by every operator and every deployment: tests the effect on jobs. The requests are a figure of the scorecard.

let dataDir: string;
beforeAll(async () => {
  dataDir = await makeDemoDataDir();
});
afterAll(() => removeDataDir(dataDir));

test('jobs that were waiting or running when the program stopped are done once each by the next one', async () => {
  const program = await startProgram({ dataDir });
  const mobiles = Array.from({ length: 30 }, makeMobile);
  await Promise.all(mobiles.map((mobile) => sendCode(program.url, mobile)));
  expect(await program.stop()).toBe(0);

  const next = await startProgram({ dataDir });
  try {
    await Promise.all(mobiles.map((mobile) => readCode(next.url, mobile)));
    const messages = await readOutbox(next.url);
    const counts = mobiles.map((mobile) => messages.filter(({ to }) => to.endsWith(mobile)).length);
    expect(counts).toEqual(mobiles.map(() => 1));
  } finally {
    await next.stop();
  }
});

test('jobs of a killed program are resumed automatically', { timeout: 200_000 }, async () => {
  const program = await startProgram({ dataDir });
  const mobiles = Array.from({ length: 30 }, makeMobile);
  await Promise.all(mobiles.map((mobile) => sendCode(program.url, mobile)));
  await program.kill();

  const next = await startProgram({ dataDir });
  try {
    await expect
      .poll(
        async () => {
          const messages = await readOutbox(next.url);
          return mobiles.filter((mobile) => !messages.some(({ to }) => to.endsWith(mobile)));
        },
        { timeout: 150_000, interval: 1_000 },
      )
      .toEqual([]);
  } finally {
    await next.stop();
  }
});

function sendCode(url: string, mobile: string) {
  const body = { mobile_number: mobile, country_code: '91', purpose: 'register' as const };
  return callApi('POST /auth/mobile/send-otp', { url, body });
}
