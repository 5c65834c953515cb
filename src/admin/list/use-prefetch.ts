import type { SyntheticEvent } from 'react';
import type { List } from './use-list.ts';
import { toRowId } from './use-return-to-row.ts';

/** Returns the handler of pointer events that loads the screen of the row whose link is pointed at or pressed. */
export function usePrefetch<Row>({ list, rows }: List<Row>): (event: SyntheticEvent) => void {
  return ({ target }) => {
    const id = toRowId((target as Element).closest('[data-row-link]'));
    const row = id === undefined ? undefined : rows.find((each) => list.idOf(each) === id);
    if (row) list.prefetch?.(row);
  };
}
