import { CircleCheck, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { HideDialog } from './hide-dialog.tsx';
import { notifyFailure } from '#admin/notify-failure.ts';
import { Button } from '#ui/form/button.tsx';
import { notify } from '#ui/overlay/toasts.ts';
import type { AdminReview } from './review-words.tsx';
import { useReviewChange } from './use-review.ts';

const hideNote =
  'The review and its stars no longer show in the shop. A bad review is no reason to hide it: customers trust a shop that shows those too. You can show it again.';

/** Publishes a review or takes it off the shop. */
export function ReviewActions({ review }: { review: AdminReview }) {
  const [isHiding, setHiding] = useState(false);
  const change = useReviewChange(review);
  const askWhy = () => {
    change.reset();
    setHiding(true);
  };
  const afterHiding = () => {
    notify('Hidden');
    setHiding(false);
  };
  const approve = () =>
    change.mutate({ step: 'approve' }, { onSuccess: () => notify('Published'), onError: notifyFailure });
  return (
    <span className="flex flex-wrap gap-2">
      {review.state !== 'hidden' && (
        <Button variant="secondary" onClick={askWhy}>
          <EyeOff aria-hidden="true" size={18} />
          Hide
        </Button>
      )}
      {review.state !== 'published' && (
        <Button busy={change.isPending} onClick={approve}>
          <CircleCheck aria-hidden="true" size={18} />
          {review.state === 'held' ? 'Approve' : 'Show again'}
        </Button>
      )}
      {isHiding && (
        <HideDialog
          noun="review"
          note={hideNote}
          isBusy={change.isPending}
          error={change.error}
          onHide={(reason) => change.mutate({ step: 'hide', reason }, { onSuccess: afterHiding })}
          onClose={() => setHiding(false)}
        />
      )}
    </span>
  );
}
