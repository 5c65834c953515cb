import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Column, ListDefinition } from '#admin/list/list-definition.ts';

/** A value typed into a cell and not saved: while it is sent, or with the reason why it was not taken. */
type OpenEdit = { text: string; mistake?: string };

/** Saves values that are edited in the table, one call for each cell, and offers for ten seconds to put back what was. */
export function useCellEdits<Row>({ name, idOf, nameOf }: ListDefinition<Row>) {
  const client = useQueryClient();
  const [open, setOpen] = useState<ReadonlyMap<string, OpenEdit>>(new Map());
  const keyOf = (row: Row, { id }: Column<Row>) => `${idOf(row)} ${id}`;
  function note(key: string, edit: OpenEdit | undefined) {
    setOpen((current) => {
      const next = new Map(current);
      if (edit) next.set(key, edit);
      else next.delete(key);
      return next;
    });
  }

  async function save(row: Row, column: Column<Row>, text: string): Promise<void> {
    const edit = column.edit!;
    const key = keyOf(row, column);
    if (text === edit.text(row)) return note(key, undefined);
    const mistake = edit.check(text);
    if (mistake) return note(key, { text, mistake });
    note(key, { text });
    try {
      const saved = await edit.save(row, text);
      await client.invalidateQueries({ queryKey: ['list', name] });
      note(key, undefined);
      const before = edit.text(row)!;
      const undo = { label: 'Undo', onPress: () => void save(saved, column, before) };
      notify(`${nameOf(row)}, ${column.label}: ${edit.text(saved)}`, { action: undo });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reason = error.messageOr('Not saved: no answer from the shop. Try again.');
      note(key, { text, mistake: reason });
      notify(`${nameOf(row)}: ${reason}`, { tone: 'error' });
      if (error.status === 409) void client.invalidateQueries({ queryKey: ['list', name] });
    }
    return undefined;
  }

  return { save, find: (row: Row, column: Column<Row>) => open.get(keyOf(row, column)) };
}

export type CellEdits<Row> = ReturnType<typeof useCellEdits<Row>>;
