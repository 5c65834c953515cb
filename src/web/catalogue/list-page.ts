import type { ProductCard } from '#domain/catalogue/product.ts';
import { type Serialised, serialise } from '#web/rendering/serialised-props.ts';

/** One page of a list of products, as it is sent to the browser. */
export type ListPage = { items: Serialised<ProductCard>[]; total: number; page: number; limit: number };

/** Serialises the products of a list; each product is serialised once for every list that holds it. */
export function serialiseProducts<List extends { items: ProductCard[] }>(
  list: List,
): Omit<List, 'items'> & Pick<ListPage, 'items'> {
  return { ...list, items: list.items.map(serialise) };
}
