import { useEffect, useState } from 'react';
import type { FilterSet } from '#domain/category.ts';
import { type Chosen, toQuery } from '#domain/filters.ts';
import type { Facet, ProductsAnswer } from '#domain/product-query.ts';
import { getJson } from '#web/api-client.ts';

type Counts = { total: number; facets: readonly Facet[] };
type DraftCounts = Counts & {
  scope: Record<string, string>;
  sets: readonly FilterSet[];
  draft: Chosen;
  isOpen: boolean;
};

const QUIET_MS = 150;

/** How many goods a choice would leave that is not applied yet; the last known counts until the server has said so. */
export function useDraftCounts({ scope, sets, draft, isOpen, total, facets }: DraftCounts): Counts {
  const [counted, setCounted] = useState<Counts>();
  const query = String(toQuery({ ...draft, view: 'grid' }, sets, []));
  useEffect(() => {
    if (!isOpen) return setCounted(undefined);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const asked = { ...scope, ...Object.fromEntries(new URLSearchParams(query)), limit: 1 };
      getJson<ProductsAnswer>('/products', { query: asked, signal: leaving.signal })
        .then((answer) => setCounted({ total: answer.total, facets: answer.facets }))
        // The counts then stay as they were; applying asks again.
        .catch(() => undefined);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [query, isOpen]);
  return counted ?? { total, facets };
}
