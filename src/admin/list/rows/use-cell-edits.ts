import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { notify } from '#ui/overlay/toasts.ts';
import type { Column, ListDefinition } from '#admin/list/list-definition.ts';

/** A value typed into a cell but not saved: it is being sent, or was refused with a reason. */
type OpenEdit = { text: string; mistake?: string };

/**
 * Saves values that are edited in the table, one call per cell, and offers for ten seconds to restore the previous value. Saves of the same
 * row run one after another, each with the version that the previous one produced.
 */
export function useCellEdits<Row>({ name, idOf, nameOf }: ListDefinition<Row>) {
  const client = useQueryClient();
  const [open, setOpen] = useState<ReadonlyMap<string, OpenEdit>>(new Map());
  /** Each row that was saved here, by its id, as its latest save leaves it. */
  const latest = useRef(new Map<string, Promise<Row>>());
  /** For each cell, the value that its latest save here replaced, which the list may still show for a moment. */
  const replaced = useRef(new Map<string, string>());
  const keyOf = (row: Row, { id }: Column<Row>) => `${idOf(row)} ${id}`;
  const note = (key: string, edit: OpenEdit | undefined) =>
    setOpen((current) => withEdit(current, key, edit));
  /** Ends the edit of a cell, or marks it with a mistake, unless another value has been typed there since. */
  const settle = (key: string, text: string, edit: OpenEdit | undefined) =>
    setOpen((current) => (current.get(key)?.text === text ? withEdit(current, key, edit) : current));

  async function save(row: Row, column: Column<Row>, text: string): Promise<void> {
    const shown = open.get(keyOf(row, column));
    if (!shown || shown.mistake) return send(row, column, text, column.edit!.text(row)!);
    return text === shown.text ? undefined : send(row, column, text, undefined);
  }

  /**
   * Saves a value in place of the one that the person saw; `seen` is undefined when they replace their own value that is still being saved.
   */
  async function send(row: Row, column: Column<Row>, text: string, seen: string | undefined): Promise<void> {
    const edit = column.edit!;
    const key = keyOf(row, column);
    if (text === seen) return note(key, undefined);
    const mistake = edit.check(text);
    if (mistake) return note(key, { text, mistake });
    note(key, { text });
    const before = latest.current.get(idOf(row)) ?? Promise.resolve(row);
    const saving = before.then(async (last) => {
      // If the value has changed since the person saw it, such as stock after a sale, the save uses the row as they saw it, so that the
      // shop refuses it.
      const isSeen = seen === undefined || seen === edit.text(last) || seen === replaced.current.get(key);
      const base = isSeen && edit.version(last) > edit.version(row) ? last : row;
      const saved = await edit.save(base, text);
      replaced.current.set(key, edit.text(base)!);
      return { was: edit.text(base)!, saved };
    });
    latest.current.set(
      idOf(row),
      saving.then(
        ({ saved }) => saved,
        () => before,
      ),
    );
    try {
      const { was, saved } = await saving;
      await client.invalidateQueries({ queryKey: ['list', name] });
      settle(key, text, undefined);
      const undo = { label: 'Undo', onPress: () => void send(saved, column, was, edit.text(saved)!) };
      notify(`${nameOf(row)}, ${column.label}: ${edit.text(saved)}`, { action: undo });
    } catch (error) {
      if (!(error instanceof ApiError)) {
        settle(key, text, { text, mistake: 'Something went wrong while this page saved. Try again.' });
        throw error;
      }
      const reason = error.messageOr('Not saved: no answer from the shop. Try again.');
      settle(key, text, { text, mistake: reason });
      notify(`${nameOf(row)}: ${reason}`, { tone: 'error' });
      if (error.status === 409) void client.invalidateQueries({ queryKey: ['list', name] });
    }
    return undefined;
  }

  return { save, find: (row: Row, column: Column<Row>) => open.get(keyOf(row, column)) };
}

export type CellEdits<Row> = ReturnType<typeof useCellEdits<Row>>;

function withEdit(open: ReadonlyMap<string, OpenEdit>, key: string, edit: OpenEdit | undefined) {
  const next = new Map(open);
  if (edit) next.set(key, edit);
  else next.delete(key);
  return next;
}
