import type { ProductCard } from '#domain/catalogue/product.ts';
import { type Packed, pack } from '#web/rendering/serialised-props.ts';

/** A page of goods as a list is sent. */
export type ListPage = { items: Packed<ProductCard>[]; total: number; page: number; limit: number };

/** Its goods, each of them written down once for every list that it is in. */
export function packProducts<List extends { items: ProductCard[] }>(
  list: List,
): Omit<List, 'items'> & Pick<ListPage, 'items'> {
  return { ...list, items: list.items.map(pack) };
}
