import { MOST_WISHES } from '#domain/catalogue/wishlist.ts';
import { toggleWish, useHasWish } from '#web/store/wishlist-store.ts';
import { classes } from '#ui/classes.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { type CartProduct, toWish } from '#web/product-card/cart-line.ts';

type WishButtonProps = { cartProduct: CartProduct; inStock: boolean; className?: string };

const words = {
  added: 'Added to wishlist!',
  removed: 'Removed from wishlist',
  full: `A wishlist holds at most ${MOST_WISHES} items`,
};

/** The heart that adds a product to the wishlist or removes it. */
export function WishButton({ cartProduct, inStock, className }: WishButtonProps) {
  const isWished = useHasWish(cartProduct.id);
  const label = isWished ? `Remove ${cartProduct.name} from wishlist` : `Add ${cartProduct.name} to wishlist`;
  return (
    <button
      type="button"
      aria-label={label}
      title={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      onClick={() => notify(words[toggleWish(toWish(cartProduct, inStock))])}
      data-wished={isWished || undefined}
      className={classes('wish-button', className)}
    />
  );
}
