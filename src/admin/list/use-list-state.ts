import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type Described, type ListState, readListState, writeListState } from './list-state.ts';

export type ChangeList = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** Keeps the state of a list in the address. Every change but that of the page itself returns to the first page. */
export function useListState(list: Described): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, list), [params, list]);
  // On a slow machine a tab is pressed before the search that has just started is rendered; neither replaces the other.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeList>(
    (changed, { replace = false } = {}) => {
      latest.current = writeListState({ ...readListState(latest.current, list), page: 1, ...changed }, list);
      setParams(latest.current, { replace, preventScrollReset: changed.page === undefined });
    },
    [setParams, list],
  );
  return [state, change];
}
