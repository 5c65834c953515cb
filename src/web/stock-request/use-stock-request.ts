import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Variant } from '#domain/catalogue/product.ts';
import { STOCK_REQUEST_WORDS } from '#domain/stock/stock-request-words.ts';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn, useSession } from '#web/state/session-store.ts';
import { notify } from '#ui/overlay/toasts.ts';

/** A sold-out variant that can be requested. */
export type WantedVariant = Pick<Variant, 'color' | 'size'>;

/** A sold-out product that a customer requests, in a named variant or in one that is still to be chosen. */
export type Wanted = {
  productId: string;
  name: string;
  color?: string | null | undefined;
  size?: string | null | undefined;
  /** The sold-out variants, where the page knows them; empty for a product without variants. */
  soldOut?: readonly WantedVariant[];
};

/**
 * Handles stock requests. A visitor who is not logged in is sent to the login and returns to the product with the request open; `resumed`
 * is the request of such a URL.
 */
export function useStockRequest(resumed?: Wanted) {
  const [wanted, setWanted] = useState<Wanted>();
  const [isDone, setDone] = useState(false);
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  return {
    wanted: wanted ?? (isLoggedIn && !isDone ? resumed : undefined),
    ask(product: Wanted) {
      if (useSession.getState().token) return setWanted(product);
      notify(STOCK_REQUEST_WORDS.login, { tone: 'info', page: paths.login() });
      void navigate(toLoginFor(product));
    },
    close() {
      setWanted(undefined);
      setDone(true);
    },
  };
}

/** Returns the URL of the login, which redirects back to the product in this variant with the request open. */
export function toLoginFor({ productId, color, size }: Wanted): string {
  const choice = { color: color ?? undefined, size: size ?? undefined };
  return paths.login(paths.product(productId, { ...choice, request: '1' }));
}
