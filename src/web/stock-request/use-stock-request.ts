import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Variant } from '#domain/catalogue/product.ts';
import { STOCK_REQUEST_WORDS } from '#domain/stock/stock-request-words.ts';
import { paths } from '#web/paths.ts';
import { useIsLoggedIn, useSession } from '#web/store/session-store.ts';
import { notify } from '#ui/toasts.ts';

/** What can be asked for of a product that is sold out, wholly or in some of its variants. */
export type WantedVariant = Pick<Variant, 'color' | 'size'>;

/** A sold-out product somebody wants to be told about: in one variant, or in one that is still to choose. */
export type Wanted = {
  productId: string;
  name: string;
  color?: string | null | undefined;
  size?: string | null | undefined;
  /** The variants that are sold out, where the page knows them; none for a product without variants. */
  soldOut?: readonly WantedVariant[];
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
