import type { OrderJson } from '#domain/order-json.ts';
import { variantOf } from '#domain/cart.ts';
import { cartLoaded, removeFromCart, useCart } from '#web/store/cart-store.ts';
import { forgetPromo } from '#web/store/kept-promo.ts';
import { forgetKey } from './kept-checkout.ts';

/**
 * After an order that was paid away from its checkout: what was bought with it leaves the cart, or it would be bought twice. What was
 * added or changed since stays.
 */
export async function forgetBought({ items, created_at }: OrderJson): Promise<void> {
  forgetKey();
  forgetPromo();
  await cartLoaded;
  for (const line of useCart.getState().lines) {
    const isBought = items.some(
      (item) =>
        item.product_id === line.product_id &&
        item.variant_id === variantOf(line) &&
        item.quantity === line.quantity &&
        line.added_at <= created_at,
    );
    if (isBought) removeFromCart({ productId: line.product_id, variantId: variantOf(line) });
  }
}
