import { useState } from 'react';
import { useNavigate } from 'react-router';
import { STOCK_REQUEST_WORDS } from '#domain/stock-request-words.ts';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn, useSession } from '#web/store/session-store.ts';
import { notify } from '#web/ui/notices.ts';

/** A sold-out good somebody wants to be told about. */
export type Wanted = {
  productId: string;
  name: string;
  color?: string | null | undefined;
  size?: string | null | undefined;
};

/**
 * Asking to be told. Who is not logged in is sent to do so and comes back to the product with the request open; `resumed` is what
 * such an address asks for.
 */
export function useStockRequest(resumed?: Wanted) {
  const [wanted, setWanted] = useState<Wanted>();
  const [isDone, setDone] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  return {
    wanted: wanted ?? (isLoggedIn && !isDone ? resumed : undefined),
    ask(good: Wanted) {
      if (useSession.getState().token) return setWanted(good);
      notify(STOCK_REQUEST_WORDS.login, { tone: 'info', page: paths.login() });
      void navigate(toLoginFor(good));
    },
    close() {
      setWanted(undefined);
      setDone(true);
    },
  };
}

/** The login, and from there back to the product in this variant with the request open. */
export function toLoginFor({ productId, color, size }: Wanted): string {
  const choice = { color: color ?? undefined, size: size ?? undefined };
  return paths.login(paths.product(productId, { ...choice, request: '1' }));
}
