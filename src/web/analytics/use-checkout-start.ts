import { useEffect } from 'react';
import { countItems, sumCart } from '#domain/cart.ts';
import { useCart } from '#web/store/cart-store.ts';
import { MOST_IDS, track } from './track.ts';

/** Notes that somebody began to check out, when the form is there to be filled in. */
export function useCheckoutStart(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const { lines } = useCart.getState();
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
