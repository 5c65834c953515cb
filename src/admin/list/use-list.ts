import { useEffect, useState } from 'react';
import { countPages } from '#domain/paging.ts';
import type { ListDefinition } from './list-definition.ts';
import { type ListState, ROWS_PER_PAGE, toApiQuery } from './list-state.ts';
import { useSteadyRows } from './rows/use-steady-rows.ts';
import { useListPage } from './use-list-page.ts';
import { type ChangeList, useListState } from './use-list-state.ts';
import { useBulk } from './bulk/use-bulk.ts';
import { useSelection } from './bulk/use-selection.ts';

/** Everything that the parts of a list screen share: its definition, its state, the page that is loaded, the selection and what bulk actions did. */
export function useList<Row>(list: ListDefinition<Row>) {
  const [state, change] = useListState(list);
  const page = useListPage(list, state);
  useLastPage({ page, state, change });
  const selection = useSelection(list);
  const bulk = useBulk(selection);
  const [isSelecting, setSelecting] = useState(false);
  const { data, isPlaceholderData: isPlaceholder } = page;
  const key = toApiQuery(state, list).toString();
  const steady = useSteadyRows({ key, data, isPlaceholder, idOf: list.idOf, isHeld: list.growsByItself });
  return { list, state, change, page, ...steady, selection, bulk, isSelecting, setSelecting };
}

type Paged = { page: ReturnType<typeof useListPage>; state: ListState; change: ChangeList };

/** Shows the last page if the address names one beyond it, for example after all rows of the last page were archived. */
function useLastPage({ page: { data, isPlaceholderData: isPlaceholder }, state, change }: Paged): void {
  const isBehind = data !== undefined && !isPlaceholder && data.rows.length === 0 && state.page > 1;
  const last = Math.max(1, countPages(data?.total ?? 0, ROWS_PER_PAGE));
  useEffect(() => {
    if (isBehind) change({ page: last }, { replace: true });
  }, [isBehind, last, change]);
}

export type List<Row> = ReturnType<typeof useList<Row>>;
