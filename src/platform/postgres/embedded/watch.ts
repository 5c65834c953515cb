import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from './address.ts';
import { waitForExclusive } from './kernel-lock.ts';
import { findPostmaster } from './postmaster.ts';
import type { ServerOptions } from './server.ts';
import { startOrAdopt } from './server.ts';

/** Restarts the server when it ends unexpectedly, until `signal` is aborted. */
export async function watchServer(
  options: ServerOptions,
  address: Address,
  { startLock, signal }: { startLock: string; signal: AbortSignal },
): Promise<void> {
  const data = join(options.home.directory, 'data');
  let pauseMs = 1000;
  // An adopted server is not a child process of ours, so the loop polls it instead of waiting for its exit.
  while (await pause(pauseMs, signal)) {
    if (await findPostmaster(data)) continue;
    try {
      const turn = await waitForExclusive(startLock, 60_000);
      try {
        if (signal.aborted) return;
        options.log('the database ended unexpectedly; starting it again');
        await startOrAdopt(options, address);
        pauseMs = 1000;
      } finally {
        turn.release();
      }
    } catch (error) {
      options.log(error instanceof Error ? error.message : String(error));
      pauseMs = Math.min(2 * pauseMs, 60_000);
    }
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}
