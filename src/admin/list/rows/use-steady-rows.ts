import { useState } from 'react';
import type { ListPage } from '#admin/list/list-definition.ts';
import { ROWS_PER_PAGE } from '#admin/list/list-state.ts';
import { holdNewRows } from './hold-new-rows.ts';

type Loaded<Row> = {
  /** The query of the page; a different one starts over. */
  key: string;
  data: ListPage<Row> | undefined;
  /** Whether `data` belongs to the query before. */
  isPlaceholder: boolean;
  idOf: (row: Row) => string;
  /** Whether new rows are held back at all. */
  isHeld: boolean | undefined;
};
type Steady<Row> = {
  key: string;
  data: ListPage<Row> | undefined;
  rows: readonly Row[];
  newCount: number;
};

/** Keeps the rows of a list in place while it is being read: new rows are counted, and shown by `showNew`. */
export function useSteadyRows<Row>({ key, data, isPlaceholder, idOf, isHeld }: Loaded<Row>) {
  const [steady, setSteady] = useState<Steady<Row>>({ key, data: undefined, rows: [], newCount: 0 });
  let current = steady;
  if (data && !isPlaceholder && (steady.key !== key || steady.data !== data)) {
    const isBeginning = !isHeld || steady.key !== key || steady.rows.length === 0;
    const held = isBeginning
      ? { rows: data.rows, newCount: 0 }
      : holdNewRows({
          shown: steady.rows,
          latest: data.rows,
          idOf,
          isFull: data.rows.length >= ROWS_PER_PAGE,
        });
    current = { key, data, ...held };
    setSteady(current);
  }
  return {
    rows: isPlaceholder ? (data?.rows ?? []) : current.rows,
    newCount: isPlaceholder ? 0 : current.newCount,
    showNew: () => setSteady({ key, data, rows: data?.rows ?? [], newCount: 0 }),
  };
}
