import type { Facts } from './track.ts';

type ListedProduct = { id: string; name: string; price: number; category?: string | undefined };

/**
 * Returns what is tracked about a product that is viewed or added to the cart: the price of a piece in rupees and the slug of its first
 * category.
 */
export function toTrackedProduct({ id, name, price, category }: ListedProduct, quantity = 1): Facts {
  return {
    product_id: id,
    ...(category && { category }),
    value: (Math.round(price * 100) * quantity) / 100,
    metadata: { product_id: id, quantity, price, name: name.slice(0, 300), category: category ?? null },
  };
}
