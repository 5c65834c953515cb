import { Heart } from 'lucide-react';
import { toggleWish, useHasWish } from '#web/store/wishlist-store.ts';
import { classes } from '#web/ui/classes.ts';
import { notify } from '#web/ui/notices.ts';
import { type Goods, toWish } from './cart-line.ts';

type WishButtonProps = { goods: Goods; inStock: boolean; className?: string };

/** The heart that puts a good on the wishlist or takes it off. */
export function WishButton({ goods, inStock, className }: WishButtonProps) {
  const isWished = useHasWish(goods.id);
  const label = isWished ? `Remove ${goods.name} from wishlist` : `Add ${goods.name} to wishlist`;
  return (
    <button
      type="button"
      aria-label={label}
      title={isWished ? 'Remove from wishlist' : 'Add to wishlist'}
      onClick={() =>
        notify(toggleWish(toWish(goods, inStock)) ? 'Added to wishlist!' : 'Removed from wishlist')
      }
      className={classes(
        'inline-flex size-11 items-center justify-center rounded-full transition-colors',
        isWished ? 'text-madder' : 'text-ink hover:text-madder',
        className,
      )}
    >
      <Heart aria-hidden="true" size={22} fill={isWished ? 'currentColor' : 'none'} />
    </button>
  );
}
