import { setTimeout as sleep } from 'node:timers/promises';

/** Calls `ask` until it returns a value, and returns that; throws after `longestMs`, by default a minute. */
export async function waitFor<Value>(
  what: string,
  ask: () => Promise<Value | undefined | false>,
  { longestMs = 60_000, pollMs = 50 } = {},
): Promise<Value> {
  const until = performance.now() + longestMs;
  while (performance.now() < until) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    await sleep(pollMs);
  }
  throw new Error(`waited ${longestMs / 1000} seconds for ${what}`);
}
