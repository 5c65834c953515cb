import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '#admin/stored.ts';

const StoredRows = z.array(z.tuple([z.string(), z.string()]));

/** The rows that are selected, by id with their names: also rows of other pages. */
export type Selection = ReadonlyMap<string, string>;

export type SelectionControl = {
  selected: Selection;
  select: (rows: Iterable<readonly [string, string]>, isSelected: boolean) => void;
  replace: (next: Selection) => void;
};

/** Keeps the selection of a list in this tab, through pages, sorting, filters and a reload. */
export function useSelection(name: string): SelectionControl {
  const key = `selected ${name}`;
  const [selected, replace] = useState<Selection>(
    () => new Map(readStored(sessionStorage, key, StoredRows) ?? []),
  );
  useEffect(
    () => writeStored(sessionStorage, key, selected.size > 0 ? [...selected] : null),
    [key, selected],
  );
  const select = useCallback<SelectionControl['select']>(
    (rows, isSelected) =>
      replace((current) => {
        const next = new Map(current);
        for (const [id, rowName] of rows) {
          if (isSelected) next.set(id, rowName);
          else next.delete(id);
        }
        return next;
      }),
    [],
  );
  return { selected, select, replace };
}
