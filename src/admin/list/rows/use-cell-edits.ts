import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { CellEdit, Column, ListDefinition } from '#admin/list/list-definition.ts';

/** A value typed into a cell and not saved: while it is sent, or with the reason why it was not taken. */
type OpenEdit = { text: string; mistake?: string };

/**
 * Saves values that are edited in the table, one call for each cell, and offers for ten seconds to put back what was. The saves of one row
 * follow each other, each with the version that the one before has made.
 */
export function useCellEdits<Row>({ name, idOf, nameOf }: ListDefinition<Row>) {
  const client = useQueryClient();
  const [open, setOpen] = useState<ReadonlyMap<string, OpenEdit>>(new Map());
  /** Each row that was saved here, by its id, as its latest save leaves it. */
  const latest = useRef(new Map<string, Promise<Row>>());
  const keyOf = (row: Row, { id }: Column<Row>) => `${idOf(row)} ${id}`;
  function note(key: string, edit: OpenEdit | undefined) {
    setOpen((current) => {
      const next = new Map(current);
      if (edit) next.set(key, edit);
      else next.delete(key);
      return next;
    });
  }

  function save(row: Row, column: Column<Row>, text: string): Promise<void> {
    const shown = open.get(keyOf(row, column));
    return send(row, column, text, shown && !shown.mistake ? shown.text : column.edit!.text(row)!);
  }

  /** Saves a value in place of the one that was seen. */
  async function send(row: Row, column: Column<Row>, text: string, seen: string): Promise<void> {
    const edit = column.edit!;
    const key = keyOf(row, column);
    if (text === seen) return note(key, undefined);
    const mistake = edit.check(text);
    if (mistake) return note(key, { text, mistake });
    note(key, { text });
    const before = latest.current.get(idOf(row)) ?? Promise.resolve(row);
    const saving = before.then((last) => edit.save(chooseBase(edit, { row, last, seen }), text));
    latest.current.set(
      idOf(row),
      saving.catch(() => before),
    );
    try {
      const saved = await saving;
      await client.invalidateQueries({ queryKey: ['list', name] });
      note(key, undefined);
      const undo = { label: 'Undo', onPress: () => void send(saved, column, seen, edit.text(saved)!) };
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

/**
 * Returns the row that a save names: as its last save left it, where that is newer than the list. A value that was seen otherwise, such as
 * a stock that a sale changed meanwhile, is saved by the row that was seen, so that the shop refuses it.
 */
function chooseBase<Row>(
  edit: CellEdit<Row>,
  { row, last, seen }: { row: Row; last: Row; seen: string },
): Row {
  return edit.version(last) > edit.version(row) && edit.text(last) === seen ? last : row;
}

export type CellEdits<Row> = ReturnType<typeof useCellEdits<Row>>;
