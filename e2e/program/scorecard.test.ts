import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '#test/database/database-server.ts';
import { chooseTestServer } from '#test/database/database.ts';
import { figures } from '../../test/scorecard/figures.ts';

// The figures of the scorecard that kill or end the built program, in short; `npm run reliability` tries them for longer.

let stop: () => Promise<void>;
beforeAll(async () => {
  const server = await startTestServer();
  chooseTestServer(server.address);
  stop = server.stop;
});
afterAll(() => stop());

// Takes half a minute on a quiet machine; a busy one also has to start the program dozens of times.
const slow = { timeout: 1_200_000 };

async function isMet(name: string): Promise<void> {
  const figure = figures.find((each) => each.name === name)!;
  const { trials, failures } = await figure.run(figure.short);
  expect(failures.slice(0, 20)).toEqual([]);
  expect(trials).toBeGreaterThanOrEqual(figure.short);
}

test('no captured payment is lost when the program is killed at any of fourteen steps', slow, () =>
  isMet('K3'),
);

test(
  'after a kill during writes everything acknowledged is there, in the embedded and an external database',
  slow,
  () => isMet('K15'),
);

test(
  'stopped under load, the program answers every request that had begun and exits with 0 within ten seconds',
  slow,
  () => isMet('K16'),
);
