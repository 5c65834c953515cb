import { useState } from 'react';
import type { ListDefinition } from './list-definition.ts';
import { useListPage } from './use-list-page.ts';
import { useListState } from './use-list-state.ts';
import { useSelection } from './bulk/use-selection.ts';

/** Everything that the parts of a list screen share: its definition, its state, the page that is loaded and the selection. */
export function useList<Row>(list: ListDefinition<Row>) {
  const [state, change] = useListState(list);
  const page = useListPage(list, state);
  const selection = useSelection(list.name);
  const [isSelecting, setSelecting] = useState(false);
  const rows = page.data?.rows ?? [];
  return { list, state, change, page, rows, selection, isSelecting, setSelecting };
}

export type List<Row> = ReturnType<typeof useList<Row>>;
