import { useState } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { toApiQuery } from './list-state.ts';
import { useSteadyRows } from './rows/use-steady-rows.ts';
import { useListPage } from './use-list-page.ts';
import { useListState } from './use-list-state.ts';
import { useBulk } from './bulk/use-bulk.ts';
import { useSelection } from './bulk/use-selection.ts';

/** Everything that the parts of a list screen share: its definition, its state, the page that is loaded, the selection and what bulk actions did. */
export function useList<Row>(list: ListDefinition<Row>) {
  const [state, change] = useListState(list);
  const page = useListPage(list, state);
  const selection = useSelection(list);
  const bulk = useBulk(selection);
  const [isSelecting, setSelecting] = useState(false);
  const { data, isPlaceholderData: isPlaceholder } = page;
  const key = toApiQuery(state, list).toString();
  const steady = useSteadyRows({ key, data, isPlaceholder, idOf: list.idOf, isHeld: list.growsByItself });
  return { list, state, change, page, ...steady, selection, bulk, isSelecting, setSelecting };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
