import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '#domain/format-count.ts';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';
import { callAdmin } from '#admin/call-admin.ts';
import { runInPortions } from '#admin/list/bulk/run-in-portions.ts';
import type { BulkFormProps } from '#admin/list/list-definition.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { FailedWork } from './failed-work.ts';

/** Asks why the failed work is not retried. */
export function DiscardDialog({ ids, onRun, onClose }: BulkFormProps<FailedWork>) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function submit() {
    const typed = reason.trim();
    if (!typed) return setError('Please give the reason');
    return onRun({
      id: 'discard',
      label: 'Discard',
      icon: Trash2,
      done: 'discarded',
      run: (chosen, key) =>
        runInPortions(chosen, { atOnce: MOST_CHANGED_AT_ONCE, key }, (portion) =>
          callAdmin('POST /admin/failed-work/discard', { body: { ids: portion, reason: typed } }),
        ),
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Discard ${formatCount(ids.length, 'failure')}?`}
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} variant="danger" onClick={submit}>
          Discard
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{ids.length === 1 ? 'It is' : 'They are'} not tried again. The audit keeps your reason.</p>
        <TextInput
          label="Reason"
          maxLength={200}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
