import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { FilterSet } from '#domain/category.ts';
import { type Chosen, readChosen, type Sort, toQuery } from '#domain/filters.ts';

export type ListAddress = {
  /** What is chosen now, or will be once the page that is on its way has come. */
  chosen: Chosen;
  isMoving: boolean;
  change: (next: Chosen) => void;
  hrefOf: (next: Chosen, page?: number) => string;
};

/** What the address says of a list, and how to change it. */
export function useListAddress(sets: readonly FilterSet[], sorts: readonly Sort[]): ListAddress {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const coming = navigation.location;
  const isMoving = coming !== undefined && coming.pathname === location.pathname;
  // A box is ticked at once, not only when the goods have come.
  const search = isMoving ? coming.search : location.search;
  const hrefOf = (next: Chosen, page = 1) => {
    const query = toQuery(next, sets, sorts);
    if (page > 1) query.set('page', String(page));
    return query.size > 0 ? `${location.pathname}?${query}` : location.pathname;
  };
  return {
    chosen: readChosen(new URLSearchParams(search), sets, sorts),
    isMoving,
    hrefOf,
    change: (next) => void navigate(hrefOf(next), { preventScrollReset: true }),
  };
}
