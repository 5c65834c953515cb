import type { ApproveReviews } from '#contract/catalogue/admin-review.ts';
import type { BulkAnswer } from '#contract/bulk.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { reportEach } from '#shop/report-each.ts';
import { approveReview } from './approve-review.ts';

/**
 * Publishes many reviews, each in its own transaction, and reports the result of each: a failure does not stop the others. A repeated key
 * gets the first answer. Throws unauthenticated, forbidden, invalid `request.other`.
 */
export function approveReviews(
  ctx: Ctx,
  request: ApproveReviews,
  key: string | undefined,
): Promise<BulkAnswer> {
  requireAbility(ctx, 'answer_customers');
  const rows = request.ids.map((id) => ({ id }));
  return answerOnce(ctx, { route: 'POST /admin/reviews/approvals', key, request }, () =>
    reportEach(rows, async (row) => {
      await approveReview(ctx, row);
    }),
  );
}
