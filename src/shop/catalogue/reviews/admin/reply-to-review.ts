import type { AdminReviewJson, ReplyToReview } from '#contract/catalogue/admin-review.ts';
import { conflict, notFound } from '#domain/error.ts';
import type { Ctx } from '#shop/context.ts';
import { changeReview } from './change-review.ts';
import { tellReviewer } from './tell-reviewer.ts';

/**
 * Writes the public reply of the shop under a published review, or changes it. The writer of the review gets an e-mail about the first one.
 * Throws what `changeReview` throws, and conflict `review.not_published`.
 */
export function replyToReview(
  ctx: Ctx,
  id: string,
  { version, text }: ReplyToReview,
): Promise<AdminReviewJson> {
  return changeReview(
    ctx,
    { id, version },
    {
      action: 'review.replied',
      change: ({ state, reply }) => {
        if (state !== 'published')
          throw conflict(
            'review.not_published',
            'Everyone can read a reply, so please approve the review first.',
          );
        return { reply: text, replied_at: reply ? new Date(reply.at) : ctx.clock.now() };
      },
      afterwards: (tx) => tellReviewer(tx, id, 'review_answered'),
    },
  );
}

/** Removes the shop's reply. Throws what `changeReview` throws, and not_found if the review has no reply. */
export function removeReviewReply(ctx: Ctx, id: string): Promise<AdminReviewJson> {
  return changeReview(
    ctx,
    { id },
    {
      action: 'review.reply_removed',
      change: ({ reply }) => {
        if (!reply) throw notFound('Reply');
        return { reply: '', replied_at: null };
      },
    },
  );
}
