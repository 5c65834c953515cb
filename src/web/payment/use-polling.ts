import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again and again at this pace, and at once when somebody comes back to the page, from the app they paid in. While nobody looks
 * nothing is asked. Without a pace nothing more is asked.
 */
export function useAsking(ask: () => Promise<void>, everyMs: number | undefined): void {
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
