import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { useCart } from '#web/state/cart-store.ts';
import { useSession } from '#web/state/session-store.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { takePaidOrder } from './stored-checkout.ts';
import * as words from './words.ts';

/**
 * Only a logged-in customer with a non-empty cart may check out. Others are redirected to the login, to the order they have just paid, or
 * to the cart. Returns whether to show the form.
 */
export function useCheckoutAccess(isOver: boolean): boolean {
  const navigate = useNavigate();
  const session = useSession();
  const cart = useCart();
  const isKnown = session.isLoaded && cart.isLoaded;
  const isLoggedIn = session.token !== null;
  const isEmpty = cart.lines.length === 0;
  useEffect(() => {
    if (!isKnown || isOver) return;
    if (!isLoggedIn) {
      notify(words.pleaseLogIn, { tone: 'error', page: paths.login() });
      void navigate(paths.login(paths.checkout()), { replace: true });
    } else if (isEmpty) {
      const paidId = takePaidOrder();
      void navigate(paidId ? paths.orderConfirmation(paidId) : paths.cart(), { replace: true });
    }
  }, [isKnown, isOver, isLoggedIn, isEmpty, navigate]);
  return !isOver && isKnown && isLoggedIn && !isEmpty;
}
