import { hourMs } from '#domain/durations.ts';

/** How long the shop may take to do what is due at a moment. */
const switchingMs = 2_000;
/** Browser timers that are set to more than 24 days fire at once. */
const longestPauseMs = hourMs;

/**
 * Returns the milliseconds after which to reload data that changes automatically at the earliest of these moments; false if there are none.
 * If a moment has passed, the shop is late, and the data is reloaded soon.
 */
export function pauseUntil(...moments: readonly (string | null | undefined)[]): number | false {
  const times = moments.flatMap((moment) => (moment ? [new Date(moment).getTime()] : []));
  if (times.length === 0) return false;
  const left = Math.max(Math.min(...times) - Date.now(), 0);
  return Math.min(left + switchingMs, longestPauseMs);
}
