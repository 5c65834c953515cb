import type { WishlistItem } from './stored-wishlist.ts';

/** Where the browser keeps the wishlist. */
export const WISHLIST_STORAGE = 'wishlist';
export const MOST_WISHES = 200;

export type { WishlistItem } from './stored-wishlist.ts';

/** Adds a wish; an existing one keeps its position, and a full list stays unchanged. */
export function addWish(wishes: readonly WishlistItem[], wish: WishlistItem): WishlistItem[] {
  if (hasWish(wishes, wish.id) || wishes.length >= MOST_WISHES) return [...wishes];
  return [...wishes, wish];
}

/** Returns the wishes without this one; unknown ids change nothing. */
export function removeWish(wishes: readonly WishlistItem[], id: string): WishlistItem[] {
  return wishes.filter((wish) => wish.id !== id);
}

/** Returns whether this product is on the wishlist. */
export function hasWish(wishes: readonly WishlistItem[], id: string): boolean {
  return wishes.some((wish) => wish.id === id);
}
