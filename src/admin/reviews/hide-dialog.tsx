import { useState } from 'react';
import { HideReview } from '#contract/catalogue/admin-review.ts';
import { DialogButtons } from '#admin/form/dialog-buttons.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { AdminReview } from './review-words.tsx';
import { useReviewChange } from './use-review.ts';

/** Asks why a review is hidden. */
export function HideDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [mistake, setMistake] = useState<string>();
  const change = useReviewChange(review);
  const press = () => {
    const read = HideReview.shape.reason.safeParse(reason);
    if (!read.success) return setMistake(read.error.issues[0]!.message);
    return change.mutate(
      { step: 'hide', reason: read.data },
      {
        onSuccess: () => {
          notify('Hidden');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Hide this review?"
      size="sm"
      footer={
        <DialogButtons onCancel={onClose} busy={change.isPending} onClick={press}>
          Hide review
        </DialogButtons>
      }
    >
      <p className="mb-4">
        It leaves the shop with its stars. An unfavourable review is no reason: customers trust a shop that
        shows those too. You can show it again.
      </p>
      <TextArea
        label="Why"
        hint="Only staff sees this."
        rows={3}
        value={reason}
        error={mistake ?? change.error?.messageOr('Not hidden: no answer from the shop. Try again.')}
        onChange={({ target }) => {
          setReason(target.value);
          setMistake(undefined);
        }}
      />
    </Dialog>
  );
}
