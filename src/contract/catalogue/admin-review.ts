import { z } from 'zod';
import { MOST_CHANGED_AT_ONCE, pagingFields } from '#domain/paging.ts';
import { HoldReason } from '#domain/review/hold-reasons.ts';
import { ReviewState } from '#domain/review/review.ts';
import { someOf } from '#contract/some-of.ts';
import { HideReason } from './hide-reason.ts';
import { ReviewJson } from './review.ts';

/** A review as staff sees it. */
export const AdminReviewJson = ReviewJson.omit({ photos: true }).extend({
  photos: z
    .array(z.object({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }))
    .describe('For staff alone, in every state of the review'),
  state: ReviewState,
  held_for: z.array(HoldReason).describe('The rules by which it was held when it was written'),
  hidden_reason: z.string().describe('Why staff hid it; no customer sees this'),
  version: z.int(),
  product: z.object({ id: z.string(), sku: z.string(), name: z.string(), path: z.string() }),
  customer_id: z.string().nullable().describe('Null if the account was erased or is unknown'),
  order_number: z.string().nullable(),
});
export type AdminReviewJson = z.infer<typeof AdminReviewJson>;

/** GET /admin/reviews. */
export const AdminReviewListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A part of the text, the name under it, the product or its SKU'),
  state: someOf(ReviewState).describe('Several separated by commas'),
  stars: someOf(z.enum(['1', '2', '3', '4', '5'])).describe('Several separated by commas'),
  photos: z.literal('true').optional().describe('Only reviews with photos'),
  replied: z.enum(['true', 'false']).optional().describe('Whether the shop has replied'),
  product: z.string().max(64).optional().describe('The id or the SKU of a product'),
  sort: z.enum(['newest', 'oldest', 'worst']).default('newest'),
});
export type AdminReviewListing = z.infer<typeof AdminReviewListing>;

export const AdminReviewsAnswer = z.object({
  reviews: z.array(AdminReviewJson),
  total: z.int(),
  counts: z.record(ReviewState, z.int()).describe('The number of reviews in each state, without the filters'),
});
export type AdminReviewsAnswer = z.infer<typeof AdminReviewsAnswer>;

const version = z.int().describe('The version of the review that the caller has');

/** POST /admin/reviews/{id}/approve. */
export const SeenReview = z.object({ version });
export type SeenReview = z.infer<typeof SeenReview>;

/** POST /admin/reviews/{id}/hide. */
export const HideReview = SeenReview.extend({ reason: HideReason });
export type HideReview = z.infer<typeof HideReview>;

const writeReply = 'Please write a reply.';
/** POST /admin/reviews/{id}/reply. */
export const ReplyToReview = SeenReview.extend({
  text: z.string(writeReply).trim().min(1, writeReply).max(2000, 'Use at most 2,000 characters.'),
});
export type ReplyToReview = z.infer<typeof ReplyToReview>;

/** POST /admin/reviews/approvals. */
export const ApproveReviews = z.object({
  ids: z
    .array(z.string().max(64))
    .min(1, 'Please select at least one review')
    .max(MOST_CHANGED_AT_ONCE, `Please select at most ${MOST_CHANGED_AT_ONCE} reviews at a time`),
});
export type ApproveReviews = z.infer<typeof ApproveReviews>;
