import { useParams } from 'react-router';
import { StaleNotice } from '#admin/list/stale-notice.tsx';
import { CannotReach } from '#admin/shell/cannot-reach.tsx';
import { ScreenSkeleton } from '#admin/shell/screen-skeleton.tsx';
import { useTitle } from '#admin/use-title.ts';
import { ReviewPage } from './review-page.tsx';
import { useReview } from './use-review.ts';

export function Component() {
  const { id = '' } = useParams();
  const review = useReview(id);
  useTitle('Review');
  const retry = () => void review.refetch();
  if (review.data)
    return (
      <div className="px-4 py-4 md:px-6">
        {review.isError && <StaleNotice asOf={review.dataUpdatedAt} retry={retry} />}
        <ReviewPage key={id} review={review.data} />
      </div>
    );
  if (review.isError) return <CannotReach error={review.error} retry={retry} />;
  return <ScreenSkeleton />;
}
