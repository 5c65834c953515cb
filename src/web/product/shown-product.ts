import type { Product } from '#domain/catalogue/product.ts';
import { getState } from '#domain/tax/state.ts';

export type ShownProduct = Omit<Product, 'tags' | 'createdAt'> & { state: string | null };

const shownOf = new WeakMap<Product, ShownProduct>();

/** Returns what the page shows of a product: the same object as long as the product is unchanged. */
export function toShown(product: Product): ShownProduct {
  const { tags: _tags, createdAt: _createdAt, ...rest } = product;
  const state = rest.stateKey ? getState(rest.stateKey).name : null;
  const shown = shownOf.get(product) ?? { ...rest, state };
  shownOf.set(product, shown);
  return shown;
}
