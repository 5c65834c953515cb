import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toReturnPath } from '#domain/sign-in/return-to.ts';
import { type Kept, hasCart, hasStep, listKept } from './kept-pages.ts';

export type { Kept };

const askMs = 5_000;

type Offline = {
  /** The shop answers, and no page is waited for. */
  isReachable: boolean;
  /** Somebody wanted another page than this one. */
  isWanted: boolean;
  /** Pages that were seen, the last one first. */
  kept: readonly Kept[];
  /** The page of the cart is kept, because there is something in it. */
  hasCart: boolean;
  retry: () => void;
};

/** What can still be seen; leads on by itself when the page that was wanted can be shown after all. */
export function useKept(): Offline {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  const [found, setFound] = useState<Pick<Offline, 'kept' | 'hasCart'>>({ kept: [], hasCart: false });
  const [isReachable, setReachable] = useState(false);

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('page');
    const page = asked === null ? undefined : toReturnPath(asked);
    const leaving = new AbortController();
    const goOn = async () => {
      if (!(await isThere()) || leaving.signal.aborted) return;
      if (page) window.location.replace(page);
      else setReachable(true);
    };
    const start = async () => {
      setWanted(page);
      if (page && (await hasStep(page))) return void navigate(page, { replace: true });
      setFound({ kept: await listKept(), hasCart: await hasCart() });
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

/** A browser that has a network says so also when nothing comes through it, and for a moment while it has none. */
async function isThere(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(askMs) }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}
