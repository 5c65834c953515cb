import type { SyntheticEvent } from 'react';
import type { List } from './use-list.ts';
import { toRowId } from './use-return-to-row.ts';

/** Returns the pointer handler that preloads the screen of a row when its link is hovered or pressed. */
export function usePrefetch<Row>({ list, rows }: List<Row>): (event: SyntheticEvent) => void {
  return ({ target }) => {
    const id = toRowId((target as Element).closest('[data-row-link]'));
    const row = id === undefined ? undefined : rows.find((each) => list.idOf(each) === id);
    if (row) list.prefetch?.(row);
  };
}
