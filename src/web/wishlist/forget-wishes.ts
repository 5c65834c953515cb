import { addWish, hasWish } from '#domain/catalogue/wishlist.ts';
import { replaceWishlist, useWishlist } from '#web/state/wishlist-store.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Removes items, shows a toast, and can restore them; items that were added or removed since then are left as they are. */
export function forgetWishes(message: string, remove: () => void): void {
  const { wishes } = useWishlist.getState();
  remove();
  const { wishes: left } = useWishlist.getState();
  const restore = () => {
    const { wishes: now } = useWishlist.getState();
    const back = wishes.filter(({ id }) => hasWish(now, id) || !hasWish(left, id));
    replaceWishlist(now.reduce(addWish, back));
  };
  notify(message, { action: { label: words.undo, onPress: restore } });
}
