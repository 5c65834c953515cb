import { z } from 'zod';

/** Where the browser keeps the wishlist. */
export const WISHLIST_STORAGE = 'wishlist';
export const MOST_WISHES = 200;

/** A wish in the browser: enough to draw its card before the goods are fetched. Prices in rupees as last seen. */
export const WishlistItem = z.object({
  id: z.string().min(1),
  name: z.string(),
  images: z.array(z.string()),
  price: z.number(),
  sale_price: z.number().nullish(),
  stock_status: z.enum(['in_stock', 'out_of_stock']).nullish(),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** Adds a wish; one that is there already stays where it is. */
export function addWish(wishes: readonly WishlistItem[], wish: WishlistItem): WishlistItem[] {
  if (hasWish(wishes, wish.id) || wishes.length >= MOST_WISHES) return [...wishes];
  return [...wishes, wish];
}

/** The wishes without this one; unknown ids change nothing. */
export function removeWish(wishes: readonly WishlistItem[], id: string): WishlistItem[] {
  return wishes.filter((wish) => wish.id !== id);
}

/** Whether this product is wished for. */
export function hasWish(wishes: readonly WishlistItem[], id: string): boolean {
  return wishes.some((wish) => wish.id === id);
}

/** What was stored, as far as it can be read; anything but an array is an empty list. */
export function parseStoredWishlist(stored: string | null): WishlistItem[] {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? 'null');
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => {
    const parsed = WishlistItem.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}
