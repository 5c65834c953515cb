import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from './conflict/merge-fields.ts';
import type { Saved } from './record-form-options.ts';
import type { useDraft } from './use-draft.ts';

const pauseMs = 500;

/** Keeps what is typed into a form as its draft, and deletes the draft once the form matches the record. */
export function useTypedDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  base: RefObject<Saved<Fields>>,
  draft: ReturnType<typeof useDraft>,
) {
  // The timer survives a re-render or unmount, so values typed just before are kept, too.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() =>
    form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer.current);
        const from = base.current;
        timer.current = setTimeout(() => (isDirty ? keep(values, from) : draft.forget()), pauseMs);
      },
    }),
  );

  function keep(values: Fields, { values: before, version }: Saved<Fields>): void {
    // A draft that is merely shown again keeps its original time.
    const kept = draft.find();
    if (kept?.version === version && isSame(kept.values, values)) return;
    draft.keep({ version, base: before, values, at: new Date().toISOString() });
  }

  return {
    /** Keeps the differences from a record that was just saved, without waiting for the timer. */
    keepNow(values: Fields, saved: Saved<Fields>): void {
      clearTimeout(timer.current);
      keep(values, saved);
    },
    forgetNow(): void {
      clearTimeout(timer.current);
      draft.forget();
    },
  };
}
