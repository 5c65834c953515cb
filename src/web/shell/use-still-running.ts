import { useEffect, useState } from 'react';

/** A browser's timer can wait at most 24 days. */
const longestMs = 2 ** 31 - 1;

/**
 * Returns the items that have not ended. On a page that stays open each is removed at its end; the first render shows what the server sent.
 */
export function useStillRunning<Each extends { endsAt?: string }>(all: readonly Each[]): Each[] {
  const [nowMs, setNowMs] = useState(0);
  const running = all.filter(({ endsAt }) => !endsAt || Date.parse(endsAt) > nowMs);
  const nextEnd = Math.min(...running.map(({ endsAt }) => (endsAt ? Date.parse(endsAt) : Infinity)));
  useEffect(() => {
    if (nextEnd === Infinity) return;
    const waitMs = Math.min(Math.max(nextEnd - Date.now(), 0), longestMs);
    const timer = setTimeout(() => setNowMs(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [nextEnd, nowMs]);
  return running;
}
