import { create } from 'zustand';
import {
  addWish,
  hasWish,
  removeWish,
  WISHLIST_STORAGE,
  type WishlistItem,
} from '#domain/catalogue/wishlist.ts';
import { syncWithStorage } from './stored-state.ts';

type WishlistState = {
  wishes: WishlistItem[];
  /** False on the server and in the first render of the browser, before the stored wishlist is read. */
  isLoaded: boolean;
};

export const useWishlist = create<WishlistState>()(() => ({ wishes: [], isLoaded: false }));

/** Resolves when the stored wishlist is loaded. */
export const wishlistLoaded = syncWithStorage(useWishlist, {
  key: WISHLIST_STORAGE,
  parse: async (stored) => (await import('#domain/catalogue/stored-wishlist.ts')).parseStoredWishlist(stored),
  read: (state) => state.wishes,
  write: (wishes = [], state) => ({
    wishes: state.isLoaded ? wishes : state.wishes.reduce(addWish, wishes),
    isLoaded: true,
  }),
});

export function useWishlistCount(): number {
  return useWishlist((state) => state.wishes.length);
}

export function useHasWish(id: string): boolean {
  return useWishlist((state) => hasWish(state.wishes, id));
}

/** Adds the product to the list or removes it, and returns which; a full list accepts no more. */
export function toggleWish(wish: WishlistItem): 'added' | 'removed' | 'full' {
  const { wishes } = useWishlist.getState();
  if (hasWish(wishes, wish.id)) {
    useWishlist.setState({ wishes: removeWish(wishes, wish.id) });
    return 'removed';
  }
  const next = addWish(wishes, wish);
  useWishlist.setState({ wishes: next });
  return hasWish(next, wish.id) ? 'added' : 'full';
}

export function removeFromWishlist(id: string): void {
  useWishlist.setState(({ wishes }) => ({ wishes: removeWish(wishes, id) }));
}

export function replaceWishlist(wishes: WishlistItem[]): void {
  useWishlist.setState({ wishes });
}

export function clearWishlist(): void {
  replaceWishlist([]);
}
