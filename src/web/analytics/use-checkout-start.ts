import { useEffect } from 'react';
import { countItems, sumCart, variantOf } from '#domain/cart/cart.ts';
import { isNewCheckout } from '#web/checkout/stored-checkout.ts';
import { useCart } from '#web/state/cart-store.ts';
import { MOST_IDS, track } from './track.ts';

/** Tracks the start of a checkout when the form is shown: once per cart, however often the page is loaded. */
export function useCheckoutStart(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { lines } = useCart.getState();
    if (!isNewCheckout(lines.map((line) => line.product_id + (variantOf(line) ?? '')))) return;
    const product_ids = lines
      .slice(0, MOST_IDS)
      .map((line) => line.product_id)
      .join(' ');
    track('checkout_start', {
      value: sumCart(lines),
      metadata: { quantity: countItems(lines), product_ids: product_ids, currency: 'INR' },
    });
  }, [isShown]);
}
