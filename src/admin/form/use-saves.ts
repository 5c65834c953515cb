import { type RefObject, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '#contract/api-error.ts';
import { notifySaved } from '#admin/notify-saved.ts';
import { useMe } from '#admin/session/use-me.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { type LatestChange, formatChange } from './conflict/latest-change.ts';
import { mergeChanges } from './conflict/merge-changes.ts';
import { type Conflict, type Merge, type Values, isSame } from './conflict/merge-fields.ts';
import type { RecordFormOptions, Saved } from './record-form-options.ts';

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** Two changes of one record that a person has to decide between, and the author of the other one. */
export type OpenConflict<Fields> = {
  conflicts: Conflict[];
  merge: Merge;
  theirs: Saved<Fields>;
  /** The author and time of the other change: `Ravi changed this at 14:02`. */
  change: string;
};

type SavesInput<Fields extends FieldValues> = {
  options: RecordFormOptions<Fields>;
  form: UseFormReturn<Fields>;
  /** The record on which the typing is based. */
  base: RefObject<Saved<Fields>>;
  /** Shows a record that was just saved, overlaid with the values that differ from it. */
  onSaved: (saved: Saved<Fields>, values: Fields) => void;
};

/** Saves a form by the version that the person saw, merges its change with that of another person, and undoes a save. */
export function useSaves<Fields extends FieldValues>({ options, form, base, onSaved }: SavesInput<Fields>) {
  const { key, record, labels, lists, canUndo = false } = options;
  const myId = useMe().staff.id;
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<OpenConflict<Fields>>();
  /** The form's values when its save was sent: a difference means that the person has typed since. */
  const sent = useRef<Fields>(record.values);
  const isSending = useRef(false);

  /** Saves what was typed; a second press while a save is under way does nothing. */
  async function submit(values: Fields): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    sent.current = structuredClone(form.getValues());
    await send(values, base.current).finally(() => {
      isSending.current = false;
    });
  }

  /** Sends the values and returns whether they were saved. */
  async function send(values: Fields, from: Saved<Fields>): Promise<boolean> {
    const before = base.current.values;
    setState('saving');
    setFailure('');
    try {
      const saved = await options.save(values, from.version, from.values);
      settle(saved);
      notifySaved(key, canUndo ? () => void undo(before, saved) : undefined);
      return true;
    } catch (error) {
      setState('failed');
      if (!(error instanceof ApiError)) {
        setFailure('Something went wrong while this page saved. Your typing is kept. Please try again.');
        throw error;
      }
      // Any other conflict, such as a status that the record cannot take, is a plain refusal and carries no record.
      if (error.code.endsWith('.stale') && options.readStale)
        await merge(values, options.readStale(error.body), error);
      else showRefusal(error);
      return false;
    }
  }

  /** Shows what was saved, overlaid with anything typed during the save. */
  function settle(saved: Saved<Fields>): void {
    const isNew = record.version === 0;
    const typed = isNew
      ? saved.values
      : mergeChanges(sent.current, saved.values, form.getValues(), lists).values;
    onSaved(saved, isSame(typed, saved.values) ? saved.values : (typed as Fields));
    setConflict(undefined);
    setState('saved');
  }

  async function undo(before: Fields, saved: Saved<Fields>): Promise<void> {
    sent.current = saved.values;
    await send(before, saved);
  }

  async function merge(yours: Fields, theirs: Saved<Fields>, { body }: ApiError): Promise<void> {
    const change = formatChange(body.changed as LatestChange | undefined, myId);
    const before = base.current.values as Values;
    const merged = mergeChanges(before, theirs.values as Values, yours as Values, lists);
    if (merged.conflicts.length > 0)
      return setConflict({ conflicts: merged.conflicts, merge: merged, theirs, change });
    // If the response to a save was lost, that save shows up as the other change.
    if (isSame(merged.values, theirs.values)) return settle(theirs);
    const isSaved = await send(merged.values as Fields, theirs);
    const fields = merged.theirFields.map((field) => labels[field] ?? field).join(', ');
    if (isSaved && fields) notify(`${change}: ${fields}. Both changes are saved.`, { tone: 'info' });
  }

  function showRefusal(error: ApiError): void {
    for (const [path, message] of Object.entries(error.fields))
      form.setError(path as FieldPath<Fields>, { message });
    setFailure(error.messageOr('Not saved. Your typing is kept.'));
  }

  return {
    state,
    failure,
    conflict,
    submit,
    /** Clears the saved state and any open conflict. */
    reset() {
      setConflict(undefined);
      setState('idle');
    },
    /** Saves the decisions in a conflict: theirs for the fields in `taken`, yours for the others. */
    decide(taken: readonly Conflict[]) {
      if (!conflict) return;
      const { merge: merged, theirs } = conflict;
      const values = taken.reduce((decided, { takeTheirs }) => takeTheirs(decided), merged.values);
      setConflict(undefined);
      void send(values as Fields, theirs);
    },
    closeConflict: () => setConflict(undefined),
  };
}
