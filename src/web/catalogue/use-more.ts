import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { deserialise } from '#web/rendering/serialised-props.ts';
import type { ListPage } from './list-page.ts';
import { toAppendedHref } from './past-end.ts';

type More = { cards: ProductCard[]; lastPage: number };

// Keyed by history entry, so that Back shows the same cards and restores the scroll position.
const cache = new Map<string, More>();
const MOST_CACHED = 10;

/**
 * Returns the products of a list with those that were appended to them. The route's loader returns `{ list }` for the URL of every page.
 */
export function useMore(list: ListPage, hrefOf: (page: number) => string) {
  const { key } = useLocation();
  const fetcher = useFetcher<{ list: ListPage }>({ key: `more ${key}` });
  const [base, setBase] = useState(list);
  const [more, setMore] = useState<More | undefined>(() => cache.get(key));
  const [tried, setTried] = useState<number>();
  if (base !== list) {
    setBase(list);
    setMore(cache.get(key));
  }
  const shown = more ?? { cards: list.items.map(deserialise), lastPage: list.page };
  const answer = fetcher.state === 'idle' ? fetcher.data?.list : undefined;
  if (base === list && answer?.page === shown.lastPage + 1) {
    setMore({ cards: append(shown.cards, answer.items.map(deserialise)), lastPage: answer.page });
  }
  useEffect(() => {
    if (more) keep(key, more);
  }, [key, more]);
  return {
    ...shown,
    hasFailed: tried === shown.lastPage + 1 && fetcher.state === 'idle',
    isLoading: fetcher.state !== 'idle',
    loadMore() {
      if (fetcher.state !== 'idle') return;
      const wanted = shown.lastPage + 1;
      void fetcher.load(toAppendedHref(hrefOf(wanted))).then(() => setTried(wanted));
    },
  };
}

/** Appends products without duplicates: new products at the front of the list move others onto the next page. */
export function append(cards: readonly ProductCard[], next: readonly ProductCard[]): ProductCard[] {
  const known = new Set(cards.map((card) => card.id));
  return [...cards, ...next.filter((card) => !known.has(card.id))];
}

function keep(key: string, more: More): void {
  cache.set(key, more);
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break;
    cache.delete(oldest);
  }
}
