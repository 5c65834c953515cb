import type { Facts } from './track.ts';

type ListedProduct = { id: string; name: string; price: number; category?: string | undefined };

/** What is told of goods that somebody looks at or puts into the cart: rupees a piece, and the slug of their first category. */
export function toTrackedProduct({ id, name, price, category }: ListedProduct, quantity = 1): Facts {
  return {
    product_id: id,
    ...(category && { category }),
    value: (Math.round(price * 100) * quantity) / 100,
    metadata: { product_id: id, quantity, price, name: name.slice(0, 300), category: category ?? null },
  };
}
