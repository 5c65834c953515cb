import { z } from 'zod';

// Apart from the rules of wishlist.ts, so that a browser fetches the means to check a list only when it has one to check.

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
