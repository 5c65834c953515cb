import { hourMs } from '#domain/durations.ts';

/** How long the shop may take to do what is due at a moment. */
const switchingMs = 2_000;
/** Timers of browsers end at once where they are set to more than 24 days. */
const longestPauseMs = hourMs;

/**
 * Returns the milliseconds after which something that changes by itself at the earliest of these moments should be loaded again; false where
 * none is to come. A moment that has passed is one for which the shop is late: it is asked again soon.
 */
export function pauseUntil(...moments: readonly (string | null | undefined)[]): number | false {
  const times = moments.flatMap((moment) => (moment ? [new Date(moment).getTime()] : []));
  if (times.length === 0) return false;
  const left = Math.max(Math.min(...times) - Date.now(), 0);
  return Math.min(left + switchingMs, longestPauseMs);
}
