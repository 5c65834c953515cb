import { useState } from 'react';
import type { ApiError } from '#contract/api-error.ts';
import { HideReason } from '#contract/catalogue/hide-reason.ts';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';

type HideDialogProps = {
  /** The kind of thing that is hidden: `review`. */
  noun: string;
  /** Explains the consequence. */
  note: string;
  isBusy: boolean;
  error: ApiError | null;
  onHide: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason why a customer's text is removed from the shop. */
export function HideDialog({ noun, note, isBusy, error, onHide, onClose }: HideDialogProps) {
  const [reason, setReason] = useState('');
  const [mistake, setMistake] = useState<string>();
  const press = () => {
    const read = HideReason.safeParse(reason);
    if (!read.success) return setMistake(read.error.issues[0]!.message);
    return onHide(read.data);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Hide this ${noun}?`}
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} busy={isBusy} onClick={press}>
          Hide {noun}
        </DialogButtons>
      }
    >
      <p className="mb-4">{note}</p>
      <TextArea
        label="Why"
        hint="Only staff can see this."
        rows={3}
        value={reason}
        error={mistake ?? error?.messageOr('Not hidden: no answer from the shop. Try again.')}
        onChange={({ target }) => {
          setReason(target.value);
          setMistake(undefined);
        }}
      />
    </Dialog>
  );
}
