import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { endSavedOfOthers, notifySaved } from '#admin/notify-saved.ts';
import { useMe } from '#admin/session/use-me.ts';
import { notify } from '#ui/overlay/toasts.ts';
import { fitDraft } from './fit-draft.ts';
import { formatMistake } from './format-mistake.ts';
import { type LatestChange, formatChange } from './latest-change.ts';
import { type ListFields, mergeChanges } from './merge-changes.ts';
import { type Conflict, type Merge, type Values, isSame } from './merge-fields.ts';
import { useDraft } from './use-draft.ts';

/** A record as the server has it: the values of its fields and the version that a change has to name. */
export type Saved<Fields> = { values: Fields; version: number };

export type RecordFormOptions<Fields extends FieldValues> = {
  /** Names the record on this device: `product prd_1`. */
  key: string;
  schema: z.ZodType<Fields, Fields>;
  record: Saved<Fields>;
  /** Names of the fields, for the summary of mistakes and the dialog of conflicts. */
  labels: Partial<Record<keyof Fields & string, string>>;
  /**
   * Saves values that are based on a version, `before` of which are the values that it had; throws ApiError, `….stale` where the version is
   * not the latest.
   */
  save: (values: Fields, version: number, before: Fields) => Promise<Saved<Fields>>;
  /** Reads the present record out of the body of a conflict `….stale`. */
  readStale?: (body: Readonly<Record<string, unknown>>) => Saved<Fields>;
  /** The fields that are lists, whose rows are merged one by one where two people changed them. */
  lists?: ListFields;
  /** Whether a save can be undone for ten seconds: nobody outside of the shop has seen it. */
  canUndo?: boolean;
};

/** The properties of a form that adds or changes one record. */
export type RecordFormProps<Fields> = {
  /** Names the draft on this device. */
  draft: string;
  record: Saved<Fields>;
  save: (fields: Fields, version: number) => Promise<Saved<Fields>>;
  canUndo?: boolean;
};

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';
/** Two changes of one record that have to be decided, and who made the other one. */
export type OpenConflict<Fields> = {
  conflicts: Conflict[];
  merge: Merge;
  theirs: Saved<Fields>;
  /** The author and time of the other change: `Ravi changed this at 14:02`. */
  change: string;
};

const pauseMs = 500;

/** Runs the form of one record: draft on this device, checks by its schema, saving by version, merging of two changes, undo. */
export function useRecordForm<Fields extends FieldValues>(options: RecordFormOptions<Fields>) {
  const { key, schema, record, lists, canUndo = false } = options;
  const isNew = record.version === 0;
  const myId = useMe().staff.id;
  const draft = useDraft(key);
  const [found] = useState(() => {
    const kept = draft.find();
    return kept && fitDraft(kept, schema, record.values);
  });
  const [first] = useState<Saved<Fields>>(
    found ? { values: found.base as Fields, version: found.version } : record,
  );
  const base = useRef(first);
  const form = useForm<Fields>({
    resolver: zodResolver(schema, { error: formatMistake }),
    defaultValues: first.values as DefaultValues<Fields>,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<OpenConflict<Fields>>();
  const [restoredAt, setRestoredAt] = useState(found?.at);
  const { isDirty } = form.formState;

  useEffect(() => {
    if (isDirty) endSavedOfOthers(key);
  }, [isDirty, key]);

  useEffect(() => {
    if (found) form.reset(found.values as Fields, { keepDefaultValues: true });
  }, [found, form]);

  // A change by somebody else is shown at once where nothing was typed. What was typed before a reload stays, however old its version is.
  // After a save, the record is the old one until it is loaded again: versions only go up, so an older one is never shown.
  const isRestoring = useRef(found !== undefined);
  useEffect(() => {
    if (isRestoring.current) {
      isRestoring.current = false;
      return;
    }
    if (isDirty || record.version <= base.current.version) return;
    base.current = record;
    form.reset(record.values);
  }, [record, isDirty, form]);

  // Values typed just before the form was rendered again, or left, are kept too: the timer runs on.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() =>
    form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: isChanged }) => {
        clearTimeout(timer.current);
        const { values: before, version } = base.current;
        timer.current = setTimeout(() => {
          if (isChanged) draft.keep({ version, base: before, values, at: new Date().toISOString() });
          else draft.forget();
        }, pauseMs);
      },
    }),
  );

  /** The values of the form when its save was sent: where they differ now, somebody typed meanwhile. */
  const sent = useRef<Fields>(record.values);
  const settle = useCallback(
    (saved: Saved<Fields>, values = saved.values) => {
      base.current = saved;
      clearTimeout(timer.current);
      // The first call changes what the form compares with; the second leaves the caret where somebody is typing. It mounts the entries of
      // lists anew, which closes them, and so is left out where the form holds these values already.
      form.reset(saved.values, { keepValues: true });
      if (!isSame(form.getValues(), values)) form.reset(values, { keepDefaultValues: true });
      if (values === saved.values) draft.forget();
      else {
        const { values: before, version } = saved;
        draft.keep({ version, base: before, values, at: new Date().toISOString() });
      }
      setRestoredAt(undefined);
      setConflict(undefined);
      setState('saved');
    },
    [form, draft],
  );
  /** Shows what was saved, and with it what was typed while it was saved. */
  function settleAfterTyping(saved: Saved<Fields>): void {
    if (isNew) return settle(saved);
    const { values } = mergeChanges(sent.current, saved.values, form.getValues(), lists);
    settle(saved, isSame(values, saved.values) ? saved.values : (values as Fields));
  }

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

  /** Returns whether the values were saved. */
  async function send(values: Fields, from: Saved<Fields>): Promise<boolean> {
    const before = base.current.values;
    setState('saving');
    setFailure('');
    try {
      const saved = await options.save(values, from.version, from.values);
      settleAfterTyping(saved);
      notifySaved(key, canUndo ? () => void undo(before, saved) : undefined);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState('failed');
      // Every other conflict, such as a status that the record cannot take, is a refusal and carries no record.
      if (error.code.endsWith('.stale') && options.readStale) {
        await merge(values, options.readStale(error.body), error);
        return false;
      }
      for (const [path, message] of Object.entries(error.fields))
        form.setError(path as FieldPath<Fields>, { message });
      setFailure(error.messageOr('Not saved. Your typing is kept.'));
      return false;
    }
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
    // A save whose answer was lost shows itself as the other change.
    if (isSame(merged.values, theirs.values)) return settleAfterTyping(theirs);
    const isSaved = await send(merged.values as Fields, theirs);
    if (isSaved && merged.theirFields.length > 0)
      notify(`${change}: ${listLabels(merged.theirFields)}. Both changes are saved.`, { tone: 'info' });
  }

  function listLabels(fields: readonly string[]): string {
    return fields.map((field) => options.labels[field] ?? field).join(', ');
  }

  return {
    form,
    labels: options.labels,
    state: isDirty && state === 'saved' ? 'idle' : state,
    failure,
    conflict,
    restoredAt,
    isDirty,
    /** Whether no save has made the record yet. */
    isNew,
    submit: (event?: BaseSyntheticEvent) => form.handleSubmit(submit)(event),
    discard() {
      // The record that was just saved may not be loaded again yet.
      settle(record.version > base.current.version ? record : base.current);
      setState('idle');
    },
    /** Saves what was decided about what two people changed: of `taken` theirs, of the others yours. */
    decide(taken: readonly Conflict[]) {
      if (!conflict) return;
      const { merge: merged, theirs } = conflict;
      const values = taken.reduce((decided, { takeTheirs }) => takeTheirs(decided), merged.values);
      setConflict(undefined);
      void send(values as Fields, theirs);
    },
    closeConflict: () => setConflict(undefined),
    /** Returns the message beside a field: of a field that was left with something in it, or after a press on Save. */
    errorOf(name: FieldPath<Fields>): string | undefined {
      const { errors, submitCount } = form.formState;
      const isShown = submitCount > 0 || (form.getValues(name) as unknown) !== '';
      const { message } = (get(errors, name) ?? {}) as { message?: unknown };
      return isShown && typeof message === 'string' ? message : undefined;
    },
  };
}

export type RecordFormControl<Fields extends FieldValues> = ReturnType<typeof useRecordForm<Fields>>;
