import { type RefObject, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isSame } from './conflict/merge-fields.ts';
import type { Saved } from './record-form-options.ts';
import type { useDraft } from './use-draft.ts';

const pauseMs = 500;

/** Keeps what is typed into a form as its draft, and forgets the draft when the form shows the record as it is. */
export function useTypedDraft<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  base: RefObject<Saved<Fields>>,
  draft: ReturnType<typeof useDraft>,
) {
  // Values typed just before the form was rendered again, or left, are kept too: the timer runs on.
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
    // A draft that is only shown again was typed earlier.
    const kept = draft.find();
    if (kept?.version === version && isSame(kept.values, values)) return;
    draft.keep({ version, base: before, values, at: new Date().toISOString() });
  }

  return {
    /** Keeps at once what differs from a record that was just saved. */
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
