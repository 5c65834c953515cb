import { useNavigate } from 'react-router';
import { countItems, isSame } from '#domain/cart/cart.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { capToStock } from '#domain/stock/stock.ts';
import { toTrackedProduct } from '#web/analytics/product-facts.ts';
import { track } from '#web/analytics/track.ts';
import { paths } from '#web/paths.ts';
import { addToCart, useCart } from '#web/state/cart-store.ts';
import { type Tell, notify } from '#ui/overlay/toasts.ts';
import { type CartProduct, toCartLine } from './cart-line.ts';
import * as words from './words.ts';

/**
 * Adds a product to the cart and confirms it in a toast, or through `tell`, with a link to the cart. If not all pieces fit, the message
 * explains that. Buying now opens the checkout with at least the wanted number of pieces in the cart: pieces that are already there are not
 * added again.
 */
export function useAddToCart(
  tell: Tell = notify,
): (cartProduct: CartProduct, quantity?: number, isBuyNow?: boolean) => void {
  const navigate = useNavigate();
  return (cartProduct, quantity = 1, isBuyNow = false) => {
    const action = { label: words.viewCart, onPress: () => void navigate(paths.cart()) };
    const line = toCartLine(cartProduct, quantity, new Date());
    const inCart = countAlike(line);
    const { quantity: most, words: fewer } = capToStock(
      isBuyNow ? Math.max(inCart, quantity) : inCart + quantity,
      cartProduct.stock ?? Infinity,
    );
    const before = countPieces();
    const [problem] = most > inCart ? addToCart({ ...line, quantity: most - inCart }) : [];
    const added = countPieces() - before;
    if (added > 0) track('add_to_cart', toTrackedProduct({ ...cartProduct, price: line.price }, added));
    if (problem) tell(problem.words, { tone: 'info', action });
    else if (isBuyNow) void navigate(paths.checkout());
    else if (fewer) tell(most > 0 ? words.addedSome(fewer, most) : fewer, { tone: 'info', action });
    else tell(quantity === 1 ? words.added : words.addedMany(quantity), { action });
  };
}

/** Counts the pieces of the same product and variant that are in the cart already. */
function countAlike(line: CartLine): number {
  return countItems(useCart.getState().lines.filter((each) => isSame(each, line)));
}

function countPieces(): number {
  return countItems(useCart.getState().lines);
}
