import { type CartLine, variantOf } from '#domain/cart/cart.ts';
import { hasWish, MOST_WISHES, type WishlistItem } from '#domain/catalogue/wishlist.ts';
import { removeFromCart, restoreToCart } from '#web/state/cart-store.ts';
import { removeFromWishlist, toggleWish, useWishlist } from '#web/state/wishlist-store.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

const UNDO_MS = 10_000;

/**
 * Moves a line from the cart to the wishlist, from which it can be put back; for ten seconds the move can be undone, including the variant.
 */
export function saveForLater(line: CartLine, inStock: boolean): void {
  const { product_id: productId, product } = line;
  const isWished = hasWish(useWishlist.getState().wishes, productId);
  if (!isWished && toggleWish(toWish(line, inStock)) === 'full') {
    notify(words.wishlistFull(MOST_WISHES), { tone: 'error' });
    return;
  }
  const removed = removeFromCart({ productId, variantId: variantOf(line) });
  const undo = () => {
    restoreToCart(removed);
    if (!isWished) removeFromWishlist(productId);
  };
  const action = { label: words.undo, onPress: undo };
  notify(words.savedForLater(product.name), { tone: 'info', durationMs: UNDO_MS, action });
}

function toWish({ product_id, product, price }: CartLine, inStock: boolean): WishlistItem {
  return {
    id: product_id,
    name: product.name,
    images: product.images,
    price: product.price ?? price,
    sale_price: product.sale_price ?? null,
    stock_status: inStock ? 'in_stock' : 'out_of_stock',
  };
}
