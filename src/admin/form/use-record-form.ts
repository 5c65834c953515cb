import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  get,
  useForm,
} from 'react-hook-form';
import { endSavedOfOthers } from '#admin/notify-saved.ts';
import { isSame } from './conflict/merge-fields.ts';
import { fitDraft } from './fit-draft.ts';
import { formatMistake } from './format-mistake.ts';
import type { RecordFormOptions, Saved } from './record-form-options.ts';
import { useDraft } from './use-draft.ts';
import { useSaves } from './use-saves.ts';
import { useTypedDraft } from './use-typed-draft.ts';

export type RecordFormControl<Fields extends FieldValues> = ReturnType<typeof useRecordForm<Fields>>;

/** Runs the form of one record: draft on this device, checks by its schema, saving by version, merging of two changes, undo. */
export function useRecordForm<Fields extends FieldValues>(options: RecordFormOptions<Fields>) {
  const { key, schema, record, labels } = options;
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
  const { isDirty } = form.formState;
  const [restoredAt, setRestoredAt] = useState(found?.at);
  const typed = useTypedDraft(form, base, draft);
  const saves = useSaves({ options, form, base, onSaved: show });

  useEffect(() => {
    if (isDirty) endSavedOfOthers(key);
  }, [isDirty, key]);

  useEffect(() => {
    if (found) form.reset(found.values as Fields, { keepDefaultValues: true });
  }, [found, form]);

  // A change by another person is shown at once if nothing was typed. Typing from before a reload is kept, however old its version. After a
  // save, the record is the old one until it is reloaded: versions only go up, so an older one is never shown.
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

  /** Shows a record of the shop, overlaid with the values that were typed since. */
  function show(saved: Saved<Fields>, values = saved.values): void {
    base.current = saved;
    // The first call changes the values that the form compares with; the second updates the fields while the caret stays in place. It
    // remounts the entries of lists, which closes them, so it is skipped if the form already holds these values.
    form.reset(saved.values, { keepValues: true });
    if (!isSame(form.getValues(), values)) form.reset(values, { keepDefaultValues: true });
    if (values === saved.values) typed.forgetNow();
    else typed.keepNow(values, saved);
    setRestoredAt(undefined);
  }

  return {
    form,
    labels,
    state: isDirty && saves.state === 'saved' ? 'idle' : saves.state,
    failure: saves.failure,
    conflict: saves.conflict,
    restoredAt,
    isDirty,
    /** Whether the record has never been saved. */
    isNew: record.version === 0,
    /** Returns the version on which the values of the form are based, which may be older than the record. */
    baseVersion: () => base.current.version,
    submit: (event?: BaseSyntheticEvent) => form.handleSubmit(saves.submit)(event),
    discard() {
      // The record that was just saved may not be reloaded yet.
      show(record.version > base.current.version ? record : base.current);
      saves.reset();
    },
    decide: saves.decide,
    closeConflict: saves.closeConflict,
    errorOf: (name: FieldPath<Fields>) => findMessage(form, name),
  };
}

/** Returns the message shown next to a field: for a field that is not empty, or for any field after a press on Save. */
function findMessage<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  name: FieldPath<Fields>,
): string | undefined {
  const { errors, submitCount } = form.formState;
  const isShown = submitCount > 0 || (form.getValues(name) as unknown) !== '';
  const { message } = (get(errors, name) ?? {}) as { message?: unknown };
  return isShown && typeof message === 'string' ? message : undefined;
}
