import { setTimeout } from 'node:timers/promises';

/** Resolves after a time, or at once when the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return setTimeout(milliseconds, undefined, { signal }).catch(() => {});
}
