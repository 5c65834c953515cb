import { useEffect, useState } from 'react';
import type { ProductJson } from '#domain/product-json.ts';
import type { WishlistItem } from '#domain/wishlist.ts';
import { type ApiError, getJson } from '#web/api-client.ts';

const AT_ONCE = 6;
const PATIENCE_MS = 8_000;

/** A good as it is today; `gone` when the shop does not have it any more, `unknown` when it could not be asked. */
export type FreshGood = ProductJson | 'gone' | 'unknown';
/** By id; what is missing is still on its way. */
export type FreshGoods = Readonly<Record<string, FreshGood>>;

/** The goods behind the wishes, which arrive bit by bit, and how to ask again for those that could not be had. */
export function useFreshGoods(wishes: readonly WishlistItem[]): { goods: FreshGoods; retry: () => void } {
  const [goods, setGoods] = useState<FreshGoods>({});
  const [attempt, setAttempt] = useState(0);
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
  }, [ids, attempt]);
  return {
    goods,
    retry() {
      setGoods((known) => Object.fromEntries(Object.entries(known).filter(([, good]) => good !== 'unknown')));
      setAttempt(attempt + 1);
    },
  };
}

async function readGood(id: string, signal: AbortSignal): Promise<FreshGood> {
  try {
    return await getJson<ProductJson>(`/products/${encodeURIComponent(id)}`, {
      signal,
      timeoutMs: PATIENCE_MS,
    });
  } catch (error) {
    return (error as ApiError).status === 404 ? 'gone' : 'unknown';
  }
}
