import { useEffect, useState } from 'react';
import type { ProductJson } from '#domain/product-json.ts';
import type { WishlistItem } from '#domain/wishlist.ts';
import { getJson } from '#web/api-client.ts';

const AT_ONCE = 6;

/** Goods by id as they are today; null for one that is gone or cannot be had. */
export type FreshGoods = Readonly<Record<string, ProductJson | null>>;

/** The goods behind the wishes, which arrive bit by bit. */
export function useFreshGoods(wishes: readonly WishlistItem[]): FreshGoods {
  const [goods, setGoods] = useState<FreshGoods>({});
  const ids = wishes.map(({ id }) => id).join(' ');
  useEffect(() => {
    const leaving = new AbortController();
    const queue = ids.split(' ').filter(Boolean);
    const work = async () => {
      for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
        const key = id;
        const good = await readGood(key, leaving.signal);
        if (leaving.signal.aborted) return;
        setGoods((known) => ({ ...known, [key]: good }));
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => leaving.abort();
  }, [ids]);
  return goods;
}

function readGood(id: string, signal: AbortSignal): Promise<ProductJson | null> {
  return getJson<ProductJson>(`/products/${encodeURIComponent(id)}`, { signal }).catch(() => null);
}
