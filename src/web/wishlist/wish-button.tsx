import { MOST_WISHES } from '#domain/catalogue/wishlist.ts';
import { toggleWish, useHasWish } from '#web/state/wishlist-store.ts';
import { classes } from '#ui/classes.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './wish-button-words.ts';
import { type CartProduct, toWish } from '#web/product-card/cart-line.ts';

type WishButtonProps = { cartProduct: CartProduct; inStock: boolean; className?: string };

const toasts = { added: words.added, removed: words.removed, full: words.full(MOST_WISHES) };

/** The heart that adds a product to the wishlist or removes it. */
export function WishButton({ cartProduct, inStock, className }: WishButtonProps) {
  const isWished = useHasWish(cartProduct.id);
  const label = (isWished ? words.removeItem : words.addItem)(cartProduct.name);
  return (
    <button
      type="button"
      aria-label={label}
      title={isWished ? words.remove : words.add}
      onClick={() => notify(toasts[toggleWish(toWish(cartProduct, inStock))])}
      data-wished={isWished || undefined}
      className={classes('wish-button', className)}
    />
  );
}
