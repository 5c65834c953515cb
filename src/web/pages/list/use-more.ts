import { useEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { ProductCard } from '#domain/product.ts';
import type { ListPage } from './results.tsx';

type More = { cards: ProductCard[]; lastPage: number };

// By place in the history, so that Back finds the same cards, and with them the place on the page.
const kept = new Map<string, More>();

/** The goods of a list with what was appended to them. The route's loader answers `{ list }` for every page's address. */
export function useMore(list: ListPage, hrefOf: (page: number) => string) {
  const { key } = useLocation();
  const fetcher = useFetcher<{ list: ListPage }>({ key: `more ${key}` });
  const [more, setMore] = useState<More | undefined>(() => kept.get(key));
  const [hasFailed, setFailed] = useState(false);
  const [base, setBase] = useState(list);
  if (base !== list) {
    setBase(list);
    setMore(kept.get(key));
  }
  const shown = more ?? { cards: list.items, lastPage: list.page };
  const answer = fetcher.data?.list;
  useEffect(() => {
    if (!answer || fetcher.state !== 'idle' || answer.page !== shown.lastPage + 1) return;
    const next = { cards: append(shown.cards, answer.items), lastPage: answer.page };
    kept.set(key, next);
    setMore(next);
  }, [answer, fetcher.state]);
  return {
    ...shown,
    hasFailed,
    isLoading: fetcher.state !== 'idle',
    loadMore() {
      if (fetcher.state !== 'idle') return;
      setFailed(false);
      fetcher.load(hrefOf(shown.lastPage + 1)).catch(() => setFailed(true));
    },
  };
}

/** Goods that came in front meanwhile push others onto the next page: each is shown once. */
export function append(cards: readonly ProductCard[], next: readonly ProductCard[]): ProductCard[] {
  const known = new Set(cards.map((card) => card.id));
  return [...cards, ...next.filter((card) => !known.has(card.id))];
}
