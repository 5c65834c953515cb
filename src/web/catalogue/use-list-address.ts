import { useLocation } from 'react-router';
import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type Chosen, readChosen, type Sort, toQuery } from '#domain/catalogue/filters.ts';
import { useAskedQuery } from './filters/use-asked-query.ts';

export type ListAddress = {
  /** The chosen filters, including those of a pending navigation. */
  chosen: Chosen;
  isMoving: boolean;
  change: (next: Chosen) => void;
  hrefOf: (next: Chosen, page?: number) => string;
};

/** Reads the state of a list from the URL and changes it; `kept` are parameters that stay in it. */
export function useListAddress(
  sets: readonly FilterSet[],
  sorts: readonly Sort[],
  kept: Record<string, string> = {},
): ListAddress {
  const { pathname } = useLocation();
  const { query: asked, isMoving, ask } = useAskedQuery();
  const hrefOf = (next: Chosen, page = 1) => {
    const query = new URLSearchParams([...Object.entries(kept), ...toQuery(next, sets, sorts)]);
    if (page > 1) query.set('page', String(page));
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
  return {
    chosen: readChosen(asked, sets, sorts),
    isMoving,
    hrefOf,
    change: (next) => ask(hrefOf(next)),
  };
}
