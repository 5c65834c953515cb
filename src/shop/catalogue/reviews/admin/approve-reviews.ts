import type { ApproveReviews } from '#contract/catalogue/admin-review.ts';
import type { BulkAnswer } from '#contract/order/bulk-orders.ts';
import { ShopError } from '#domain/error.ts';
import { answerOnce } from '#shop/access/answer-once.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { approveReview } from './approve-review.ts';

/**
 * Publishes many reviews, each in its own transaction, and reports each: one that fails stops no other. The same key is answered as the
 * first time. Throws unauthenticated, forbidden, invalid `request.other`.
 */
export function approveReviews(
  ctx: Ctx,
  request: ApproveReviews,
  key: string | undefined,
): Promise<BulkAnswer> {
  requireAbility(ctx, 'answer_customers');
  return answerOnce(ctx, { route: 'POST /admin/reviews/approvals', key, request }, async () => {
    const results: BulkAnswer['results'] = [];
    for (const id of request.ids) results.push(await approveOne(ctx, id));
    return { results };
  });
}

async function approveOne(ctx: Ctx, id: string): Promise<BulkAnswer['results'][number]> {
  try {
    await approveReview(ctx, { id });
    return { id, done: true };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { id, done: false, code: error.code, error: error.message };
  }
}
