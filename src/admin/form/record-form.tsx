import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { formatHour } from '#admin/format/format-time.ts';
import { classes } from '#ui/classes.ts';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SaveBar } from './save-bar.tsx';
import type { RecordFormControl } from './use-record-form.ts';

/** The form of one record around its fields: notice of a restored draft, summary of mistakes, save bar, dialog of conflicts. */
export function RecordForm<Fields extends FieldValues>({
  control,
  isWide,
  isUnsaved,
  children,
}: {
  control: RecordFormControl<Fields>;
  /** Takes the full width of the screen, for forms with something next to the fields. */
  isWide?: boolean;
  /** Whether the record has never been saved: its initial values can then be saved unchanged. */
  isUnsaved?: boolean;
  children: ReactNode;
}) {
  const { form, restoredAt, isDirty, state, submit } = control;
  const [failures, setFailures] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useRef(isDirty);
  useEffect(() => {
    isChanged.current = isDirty;
  }, [isDirty]);
  useEffect(() => {
    function save(event: KeyboardEvent) {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A field that commits its value on blur commits it now.
      (document.activeElement as HTMLElement | null)?.blur();
      setTimeout(() => isChanged.current && element.current?.requestSubmit());
    }
    document.addEventListener('keydown', save);
    return () => document.removeEventListener('keydown', save);
  }, []);
  function follow(field: string) {
    const marked = findMarked(element.current, field) ?? findMarked(element.current, toParent(field));
    if (marked) marked.focus();
    else form.setFocus(field as FieldPath<Fields>);
  }
  return (
    <form
      ref={element}
      noValidate
      className={classes('flex flex-col gap-5', !isWide && 'max-w-2xl')}
      onSubmit={(event) => {
        void submit(event).then(() => setFailures((count) => count + 1));
      }}
    >
      {/* Enter in a field presses the first button of its form: this one saves what was typed, and never publishes or hides anything. */}
      <button type="submit" hidden aria-label="Save" disabled={!isDirty && !isUnsaved} />
      {restoredAt && isDirty && (
        <p role="status" className="rounded-md bg-turmeric-wash px-4 py-3 text-sm">
          What you typed at {formatHour(new Date(restoredAt))} is back. It is not saved yet.
        </p>
      )}
      <ErrorSummary
        key={failures}
        errors={form.formState.submitCount > 0 ? form.formState.errors : {}}
        labels={control.labels}
        onFollow={follow}
      />
      {/* Saving a new record opens its own form, so anything typed during the save would be lost. */}
      <div inert={control.isNew && state === 'saving'} className="contents">
        {children}
      </div>
      <SaveBar control={control} isUnsaved={isUnsaved} />
      <ConflictDialog control={control} />
    </form>
  );
}

/** Returns the visible element that is marked with the name of a field; it finds controls that are not inputs of the form. */
function findMarked(form: HTMLFormElement | null, field: string): HTMLElement | undefined {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  return marked.find(({ dataset, offsetParent }) => dataset.field === field && offsetParent !== null);
}

function toParent(field: string): string {
  return field.slice(0, Math.max(0, field.lastIndexOf('.')));
}
