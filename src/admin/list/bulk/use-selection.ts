import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';
import type { ListDefinition } from '#admin/list/list-definition.ts';

const SelectedRow = z.object({ name: z.string(), refused: z.array(z.string()) });
const StoredRows = z.array(z.tuple([z.string(), SelectedRow]));

/** A selected row's name, and the ids of the actions that could not be done with it when it was last seen. */
export type SelectedRow = z.output<typeof SelectedRow>;

/** The rows that are selected, by id: also rows of other pages. */
export type Selection = ReadonlyMap<string, SelectedRow>;

export type SelectionControl<Row> = {
  selected: Selection;
  select: (rows: readonly Row[], isSelected: boolean) => void;
  deselect: (ids: Iterable<string>) => void;
  replace: (next: Selection) => void;
};

/** Keeps the selection of a list in this tab, through pages, sorting, filters and a reload. */
export function useSelection<Row>(list: ListDefinition<Row>): SelectionControl<Row> {
  const key = `selected ${list.name}`;
  const [selected, replace] = useState<Selection>(
    () => new Map(readStored(sessionStorage, key, StoredRows) ?? []),
  );
  useEffect(
    () => writeStored(sessionStorage, key, selected.size > 0 ? [...selected] : null),
    [key, selected],
  );
  const deselect = useCallback(
    (ids: Iterable<string>) => {
      const removed = new Set(ids);
      const without = (entries: Iterable<[string, SelectedRow]>) =>
        [...entries].filter(([id]) => !removed.has(id));
      // A bulk action may be answered after its list was left: only the stored selection counts then.
      writeStored(sessionStorage, key, without(readStored(sessionStorage, key, StoredRows) ?? []));
      replace((current) => new Map(without(current)));
    },
    [key],
  );
  const select = useCallback(
    (rows: readonly Row[], isSelected: boolean) =>
      isSelected
        ? replace((current) => new Map([...current, ...rows.map((row) => toSelected(list, row))]))
        : deselect(rows.map((row) => list.idOf(row))),
    [list, deselect],
  );
  return { selected, select, deselect, replace };
}

/** Returns a row's id with its entry in a selection. */
export function toSelected<Row>(list: ListDefinition<Row>, row: Row): [string, SelectedRow] {
  const { actions = [], allows } = list;
  const refused = actions.map(({ id }) => id).filter((id) => allows?.(id, row) === false);
  return [list.idOf(row), { name: list.nameOf(row), refused }];
}
