import { z } from 'zod';

// A module apart from the rules of wishlist.ts, so that a browser fetches the schemas only when it has a stored list to check.

/** A wish in the browser: enough to draw its card before the products are fetched. Prices are rupees as last seen. */
export const WishlistItem = z.object({
  id: z.string().min(1),
  name: z.string(),
  images: z.array(z.string()),
  price: z.number(),
  sale_price: z.number().nullish(),
  stock_status: z.enum(['in_stock', 'out_of_stock']).nullish(),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

/** Reads the valid part of the stored list; anything but an array is an empty list. */
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
