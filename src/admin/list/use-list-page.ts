import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pauseUntil } from '#admin/pause-until.ts';
import type { ListDefinition } from './list-definition.ts';
import { type ListState, toApiQuery } from './list-state.ts';

/**
 * Loads the page of a list for its state, and again when a row changes automatically. The previous rows stay in view until the new ones
 * have loaded.
 */
export function useListPage<Row>(list: ListDefinition<Row>, state: ListState) {
  const query = toApiQuery(state, list);
  return useQuery({
    queryKey: ['list', list.name, query.toString()],
    queryFn: ({ signal }) => list.load(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      list.changesAt !== undefined && pauseUntil(...(data?.rows ?? []).map(list.changesAt)),
  });
}
