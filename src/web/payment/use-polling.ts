import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `ask` at this interval, and at once when the customer returns to the page, for example from a bank's app. It does not poll while
 * the page is hidden, nor without an interval.
 */
export function usePolling(ask: () => Promise<void>, everyMs: number | undefined): void {
  const askIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(() => {
    if (everyMs === undefined) return;
    const look = () => askIfSeen();
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [everyMs]);
}
