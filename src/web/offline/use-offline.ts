import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toReturnPath } from '#domain/sign-in/return-to.ts';
import { type CachedPage, hasCart, hasPageData, listCachedPages } from './cached-pages.ts';

export type { CachedPage };

const askMs = 5_000;

type Offline = {
  /** The shop responds, and no page is waiting to be shown. */
  isReachable: boolean;
  /** The visitor requested another page than this one. */
  isWanted: boolean;
  /** The visited pages, newest first. */
  cached: readonly CachedPage[];
  /** The cart page is cached, because the cart is not empty. */
  hasCart: boolean;
  retry: () => void;
};

/** Returns what can still be shown offline, and navigates to the requested page as soon as it can be shown. */
export function useOffline(): Offline {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  const [found, setFound] = useState<Pick<Offline, 'cached' | 'hasCart'>>({ cached: [], hasCart: false });
  const [isReachable, setReachable] = useState(false);

  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('page');
    const page = path === null ? undefined : toReturnPath(path);
    const leaving = new AbortController();
    const goOn = async () => {
      if (!(await isThere()) || leaving.signal.aborted) return;
      if (page) window.location.replace(page);
      else setReachable(true);
    };
    const start = async () => {
      setWanted(page);
      if (page && (await hasPageData(page))) return void navigate(page, { replace: true });
      setFound({ cached: await listCachedPages(), hasCart: await hasCart() });
      await goOn();
    };
    void start();
    window.addEventListener('online', () => void goOn(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [navigate]);

  return {
    isReachable,
    isWanted: wanted !== undefined,
    ...found,
    retry: () => (wanted ? window.location.replace(wanted) : window.location.reload()),
  };
}

/**
 * Requests `/healthz`, because `navigator.onLine` is also true on a network that passes no data, and for a moment after the connection is
 * lost.
 */
async function isThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(askMs) }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}
