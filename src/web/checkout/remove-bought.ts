import type { OrderJson } from '#contract/order/order.ts';
import { variantOf } from '#domain/cart/cart.ts';
import { cartLoaded, changeQuantity, removeFromCart, useCart } from '#web/state/cart-store.ts';
import { forgetPromo } from '#web/state/stored-promo.ts';
import { forgetKey } from './stored-checkout.ts';

export type BoughtItem = Pick<OrderJson['items'][number], 'product_id' | 'variant_id' | 'quantity'>;

/**
 * Removes the pieces of an order from the cart, so that they are not bought twice, and forgets the promo code and the idempotency key.
 * Pieces added since stay in the cart.
 */
export async function removeBought(items: readonly BoughtItem[]): Promise<void> {
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
