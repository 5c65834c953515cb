import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { followReplica } from './follow-replica.ts';

/** Follows a replica whose checks for the position return `answers` in turn, and after them `last`. */
async function follow({ waitTimeoutMs }: { waitTimeoutMs: number }) {
  const says = { answers: [] as boolean[], last: true };
  const answer = (row: () => object) => ({ query: async () => ({ rows: [row()] }) }) as unknown as Pool;
  const replica = followReplica({
    primary: answer(() => ({ position: '0/1' })),
    replica: answer(() => ({ has: says.answers.shift() ?? says.last })),
    longestLagMs: 600_000,
    waitTimeoutMs,
  });
  onTestFinished(replica.close);
  await expect.poll(() => replica.isCaughtUp(), { timeout: 15_000 }).toBe(true);
  return { replica, says };
}

test('a read after a change waits for a lagging replica, then uses it', async () => {
  const { replica, says } = await follow({ waitTimeoutMs: 600_000 });
  says.answers = [false, false, false];
  replica.noteChange();
  const asked = replica.isCaughtUp();
  expect(asked).toBeInstanceOf(Promise);
  expect(await asked).toBe(true);
  expect(says.answers).toEqual([]);
});

test('only the first read waits for a stalled replica; later ones use the primary until it catches up', async () => {
  const { replica, says } = await follow({ waitTimeoutMs: 20 });
  says.last = false;
  replica.noteChange();
  const first = replica.isCaughtUp();
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBe(false);
  expect([replica.isCaughtUp(), replica.isCaughtUp()]).toEqual([false, false]);
  says.last = true;
  await expect.poll(() => replica.isCaughtUp(), { timeout: 15_000 }).toBe(true);
});
