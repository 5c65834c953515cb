import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductJson } from '#contract/catalogue/product.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import { toApiError } from '#contract/api-error.ts';
import { readProduct } from '#web/state/read-product.ts';

const AT_ONCE = 6;

/** The current data of a product; `gone` when the shop no longer has it, `unknown` when it could not be read. */
export type FreshProduct = ProductJson | 'gone' | 'unknown';
/** Products by id; a missing one is still loading. */
export type FreshProducts = Readonly<Record<string, FreshProduct>>;

/** Reads the products of the wishlist one by one, and returns a function that retries the failed ones. */
export function useFreshProducts(wishes: readonly WishlistItem[]): {
  products: FreshProducts;
  retry: () => void;
} {
  const [products, setProducts] = useState<FreshProducts>({});
  const [attempt, setAttempt] = useState(0);
  const listMissing = useEffectEvent((ids: string) =>
    ids.split(' ').filter((id) => id && products[id] === undefined),
  );
  const ids = wishes.map(({ id }) => id).join(' ');
  useEffect(() => {
    let hasLeft = false;
    const queue = listMissing(ids);
    const work = async () => {
      for (let id = queue.shift(); id !== undefined && !hasLeft; id = queue.shift()) {
        const key = id;
        const product = await readFresh(key);
        if (!hasLeft) setProducts((known) => ({ ...known, [key]: product }));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      hasLeft = true;
    };
  }, [ids, attempt]);
  return {
    products,
    retry() {
      setProducts((known) =>
        Object.fromEntries(Object.entries(known).filter(([, product]) => product !== 'unknown')),
      );
      setAttempt(attempt + 1);
    },
  };
}

async function readFresh(id: string): Promise<FreshProduct> {
  try {
    return await readProduct(id);
  } catch (error) {
    return toApiError(error).status === 404 ? 'gone' : 'unknown';
  }
}
