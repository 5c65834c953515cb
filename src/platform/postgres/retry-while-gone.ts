import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseGone } from './connection.ts';

const pauseMs = 500;

/** Runs `work`, which must be safe to repeat, and repeats it as long as the database is gone. It throws every other failure. */
export async function retryWhileGone<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseGone(error)) throw error;
      await sleep(pauseMs);
    }
  }
}
