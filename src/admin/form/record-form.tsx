import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { formatHour } from '#admin/words/format-time.ts';
import { Button } from '#ui/form/button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SaveBar } from './save-bar.tsx';
import type { RecordFormControl } from './use-record-form.ts';

/** The form of one record around its fields: notice of a restored draft, summary of mistakes, save bar, dialog of conflicts. */
export function RecordForm<Fields extends FieldValues>({
  control,
  children,
}: {
  control: RecordFormControl<Fields>;
  children: ReactNode;
}) {
  const { form, restoredAt, isDirty, submit } = control;
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isDirty) element.current?.requestSubmit();
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, [isDirty]);
  return (
    <form
      ref={element}
      noValidate
      className="flex max-w-2xl flex-col gap-5"
      onSubmit={(event) => {
        void submit(event).then(() => setFailures((count) => count + 1));
      }}
    >
      {restoredAt && isDirty && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-md bg-turmeric-wash px-4 py-1.5"
        >
          <p className="flex-1 text-sm">
            What you typed at {formatHour(new Date(restoredAt))} is back. It is not saved yet.
          </p>
          <Button variant="quiet" onClick={control.discard}>
            Discard
          </Button>
        </div>
      )}
      <ErrorSummary
        key={failures}
        errors={form.formState.submitCount > 0 ? form.formState.errors : {}}
        labels={control.labels}
        onFollow={(field) => form.setFocus(field as FieldPath<Fields>)}
      />
      {children}
      <SaveBar control={control} />
      <ConflictDialog control={control} />
    </form>
  );
}
