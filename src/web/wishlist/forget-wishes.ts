import { addWish } from '#domain/catalogue/wishlist.ts';
import { replaceWishlist, useWishlist } from '#web/state/wishlist-store.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from './words.ts';

/** Removes items, shows a toast, and can restore them; what was added meanwhile stays. */
export function forgetWishes(message: string, remove: () => void): void {
  const { wishes } = useWishlist.getState();
  remove();
  const restore = () => replaceWishlist(useWishlist.getState().wishes.reduce(addWish, wishes));
  notify(message, { action: { label: words.undo, onPress: restore } });
}
