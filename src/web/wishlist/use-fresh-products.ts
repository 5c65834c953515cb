import { useEffect, useEffectEvent, useState } from 'react';
import type { ProductJson } from '#contract/product.ts';
import type { WishlistItem } from '#domain/catalogue/wishlist.ts';
import type { ApiError } from '#web/api-client.ts';
import { readProduct } from '#web/store/read-product.ts';

const AT_ONCE = 6;

/** A good as it is today; `gone` when the shop does not have it any more, `unknown` when it could not be asked. */
export type FreshProduct = ProductJson | 'gone' | 'unknown';
/** By id; what is missing is still on its way. */
export type FreshProducts = Readonly<Record<string, FreshProduct>>;

/** The goods behind the wishes, which arrive bit by bit, and how to ask again for those that could not be had. */
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
        const product = await readGood(key);
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

async function readGood(id: string): Promise<FreshProduct> {
  try {
    return await readProduct(id);
  } catch (error) {
    return (error as ApiError).status === 404 ? 'gone' : 'unknown';
  }
}
