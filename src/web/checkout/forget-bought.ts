import type { OrderJson } from '#contract/order.ts';
import { variantOf } from '#domain/cart/cart.ts';
import { cartLoaded, changeQuantity, removeFromCart, useCart } from '#web/store/cart-store.ts';
import { forgetPromo } from '#web/store/kept-promo.ts';
import { forgetKey } from './kept-checkout.ts';

/**
 * After an order that was paid away from its checkout: the pieces bought with it leave the cart, or they would be bought twice. What was
 * added since stays.
 */
export async function forgetBought({ items }: OrderJson): Promise<void> {
  forgetKey();
  forgetPromo();
  await cartLoaded;
  for (const line of useCart.getState().lines) {
    const key = { productId: line.product_id, variantId: variantOf(line) };
    const bought = items
      .filter((item) => item.product_id === key.productId && item.variant_id === key.variantId)
      .reduce((sum, item) => sum + item.quantity, 0);
    if (bought >= line.quantity) removeFromCart(key);
    else if (bought > 0) changeQuantity(key, line.quantity - bought);
  }
}
