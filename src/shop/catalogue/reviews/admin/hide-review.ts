import type { AdminReviewJson, HideReview } from '#contract/catalogue/admin-review.ts';
import { conflict } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { changeReview } from './change-review.ts';

/**
 * Removes a review from the shop for a reason that only staff reads; its stars no longer count. It can be approved again. Throws what
 * `changeReview` throws, and conflict `review.hidden`.
 */
export function hideReview(ctx: Ctx, id: string, { version, reason }: HideReview): Promise<AdminReviewJson> {
  return changeReview(
    ctx,
    { id, version },
    {
      action: 'review.hidden',
      change: ({ state }) => {
        if (state === 'hidden') throw conflict('review.hidden', 'This review is already hidden.');
        return { state: 'hidden', hidden_reason: reason };
      },
    },
  );
}
