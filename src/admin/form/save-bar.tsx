import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useIsOnline } from '#admin/shell/use-is-online.ts';
import { classes } from '#ui/classes.ts';
import { Button } from '#ui/form/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { RecordFormControl } from './use-record-form.ts';

/** Shows at the foot of a form whether it is saved, with buttons to save or discard what was typed. */
export function SaveBar<Fields extends FieldValues>({
  control,
  isUnsaved = false,
}: {
  control: RecordFormControl<Fields>;
  /** Whether the record has never been saved: its initial values can then be saved unchanged. */
  isUnsaved?: boolean | undefined;
}) {
  const { isDirty, state, failure } = control;
  const isOnline = useIsOnline();
  const [asks, setAsks] = useState(false);
  const isShown = isDirty || isUnsaved || state === 'saving' || failure !== '';
  return (
    <div className={classes(isShown && 'sticky bottom-14 z-10 md:bottom-0')}>
      <div
        role="status"
        className={isShown ? '-mx-4 border-t border-line bg-card px-4 py-2 shadow-lift' : 'text-quiet'}
      >
        {isShown ? (
          <div className="flex flex-wrap items-center gap-3">
            <p className="flex flex-1 items-center gap-2 text-sm">
              {(failure || !isOnline) && <CircleAlert aria-hidden="true" size={18} className="text-alert" />}
              {formatState(control, isOnline)}
            </p>
            {isDirty && (
              <Button variant="quiet" disabled={state === 'saving'} onClick={() => setAsks(true)}>
                Discard
              </Button>
            )}
            <Button type="submit" busy={state === 'saving'} disabled={!isOnline}>
              Save
            </Button>
          </div>
        ) : (
          state === 'saved' && (
            <p className="flex items-center gap-2 py-2 text-sm">
              <CircleCheck aria-hidden="true" size={18} className="text-leaf" />
              Saved
            </p>
          )
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title="Discard changes?"
          effect="Changes since the last save will be lost."
          button="Discard"
          isDangerous
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            control.discard();
          }}
        />
      )}
    </div>
  );
}

function formatState<Fields extends FieldValues>(
  { state, failure, isDirty }: RecordFormControl<Fields>,
  isOnline: boolean,
): string {
  if (state === 'saving') return 'Saving';
  if (!isOnline) return 'No network. Your typing is kept.';
  return failure || (isDirty ? 'Not saved' : 'Check these values, then save');
}
