import { useEffect, useState } from 'react';
import type { FilterSet } from '#domain/catalogue/filter-set.ts';
import { type Chosen, toQuery } from '#domain/catalogue/filters.ts';
import type { Facet } from '#contract/catalogue/product-query.ts';
import { callApi } from '#web/api-client.ts';

type Counts = { total: number; facets: readonly Facet[] };
type DraftCounts = Counts & {
  scope: Record<string, string>;
  sets: readonly FilterSet[];
  draft: Chosen;
  isOpen: boolean;
};

const QUIET_MS = 150;

/** Returns how many products a draft of filters would leave; the last known counts are used until the server answers. */
export function useDraftCounts({ scope, sets, draft, isOpen, total, facets }: DraftCounts): Counts {
  const [counted, setCounted] = useState<Counts>();
  const asked = toAsked(scope, draft, sets);
  useEffect(() => {
    // The counts of this draft are wrong for the next one, which may be of another list.
    if (!isOpen) return setCounted(undefined);
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      callApi('GET /products', { query: new URLSearchParams(asked), signal: outdated.signal })
        .then((answer) => setCounted({ total: answer.total, facets: answer.facets }))
        // On a failure the counts stay unchanged; applying the filters requests them again.
        .catch(() => undefined);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [asked, isOpen]);
  return isOpen && counted ? counted : { total, facets };
}

function toAsked(scope: Record<string, string>, draft: Chosen, sets: readonly FilterSet[]): string {
  const query = toQuery({ ...draft, sort: 'newest', view: 'grid' }, sets, ['newest']);
  for (const [name, value] of Object.entries(scope)) query.set(name, value);
  query.set('limit', '1');
  return String(query);
}
