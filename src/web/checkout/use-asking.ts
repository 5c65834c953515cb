import { useEffect } from 'react';

/**
 * Asks again and again at this pace, and at once when somebody comes back to the page, from the app they paid in. While nobody looks
 * nothing is asked. Without a pace nothing more is asked.
 */
export function useAsking(ask: () => Promise<void>, everyMs: number | undefined): void {
  useEffect(() => {
    if (everyMs === undefined) return;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    const timer = setInterval(askIfSeen, everyMs);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [ask, everyMs]);
}
