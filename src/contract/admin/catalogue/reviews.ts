import { z } from 'zod';
import {
  AdminReviewJson,
  AdminReviewListing,
  AdminReviewsAnswer,
  ApproveReviews,
  HideReview,
  ReplyToReview,
  SeenReview,
} from '#contract/catalogue/admin-review.ts';
import { answers, answersWithCsv, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { BulkAnswer } from '#contract/bulk.ts';
import { OptionalIdempotencyHeader } from '#contract/idempotency-key.ts';

const shared = { tags: ['Admin'], security: needsLogin, ability: 'answer_customers' as const };
const params = z.object({ id: z.string().max(64) });
const ReviewAnswer = z.object({ review: AdminReviewJson });
const review = answers(ReviewAnswer, 'The current review');

export const list = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/reviews',
  summary: 'Reviews in every state. CSV contains all pages of the list, up to 10,000 reviews',
  request: { query: AdminReviewListing },
  responses: { 200: answersWithCsv(AdminReviewsAnswer, 'One page'), ...refuses(401, 403, 422) },
});
export const get = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/reviews/{id}',
  summary: 'One review',
  request: { params },
  responses: { 200: review, ...refuses(401, 403, 404) },
});
export const photo = defineRoute({
  ...shared,
  method: 'get',
  path: '/admin/reviews/{id}/photos/{photo}',
  summary: 'A photo of a review in any state',
  request: { params: params.extend({ photo: z.string().max(64) }) },
  responses: {
    200: { description: 'The photo', content: { 'image/webp': { schema: z.string() } } },
    ...refuses(401, 403, 404),
  },
});
export const approve = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/reviews/{id}/approve',
  summary: 'Publish a held or hidden review; its writer gets one e-mail',
  request: { params, body: takes(SeenReview) },
  responses: { 200: review, ...refuses(401, 403, 404, 409, 422) },
});
export const approveMany = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/reviews/approvals',
  summary: 'Publish many held reviews; repeating the key returns the first response',
  request: {
    headers: OptionalIdempotencyHeader,
    body: takes(ApproveReviews),
  },
  responses: { 200: answers(BulkAnswer, 'The result for each'), ...refuses(401, 403, 422) },
});
export const hide = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/reviews/{id}/hide',
  summary: 'Hide a review; it no longer counts in ratings and search results',
  request: { params, body: takes(HideReview) },
  responses: { 200: review, ...refuses(401, 403, 404, 409, 422) },
});
export const reply = defineRoute({
  ...shared,
  method: 'post',
  path: '/admin/reviews/{id}/reply',
  summary: 'Reply to a published review as the shop, or change the reply',
  request: { params, body: takes(ReplyToReview) },
  responses: { 200: review, ...refuses(401, 403, 404, 409, 422) },
});
export const removeReply = defineRoute({
  ...shared,
  method: 'delete',
  path: '/admin/reviews/{id}/reply',
  summary: 'Remove the shop’s reply',
  request: { params },
  responses: { 200: review, ...refuses(401, 403, 404) },
});
