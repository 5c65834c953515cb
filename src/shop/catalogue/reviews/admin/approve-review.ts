import type { AdminReviewJson } from '#contract/catalogue/admin-review.ts';
import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { changeReview } from './change-review.ts';
import { tellReviewer } from './tell-reviewer.ts';

/**
 * Publishes a review that was held or hidden, and notifies its writer by e-mail, once. Throws what `changeReview` throws, and conflict
 * `review.published`.
 */
export function approveReview(
  ctx: Ctx,
  seen: { id: string; version?: number | undefined },
): Promise<AdminReviewJson> {
  return changeReview(ctx, seen, {
    action: 'review.approved',
    change: ({ state }) => {
      if (state === 'published') throw conflict('review.published', 'This review is already published.');
      return { state: 'published', hidden_reason: '' };
    },
    afterwards: (tx, { id }) => tellReviewer(tx, id, 'review_published'),
  });
}
