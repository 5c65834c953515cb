import { useEffect, useState } from 'react';

/** The longest that a browser's timer can wait is 24 days. */
const longestMs = 2 ** 31 - 1;

/** Those that have not ended yet. A page that stays open for days lets each go at its moment; what the server sent is shown first. */
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
