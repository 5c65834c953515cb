import type { AdminReviewJson } from '#contract/catalogue/admin-review.ts';
import * as routes from '#contract/admin/catalogue/reviews.ts';
import { approveReview } from '#shop/catalogue/reviews/admin/approve-review.ts';
import { approveReviews } from '#shop/catalogue/reviews/admin/approve-reviews.ts';
import { hideReview } from '#shop/catalogue/reviews/admin/hide-review.ts';
import {
  exportReviews,
  getAdminReview,
  listAdminReviews,
} from '#shop/catalogue/reviews/admin/list-admin-reviews.ts';
import { removeReviewReply, replyToReview } from '#shop/catalogue/reviews/admin/reply-to-review.ts';
import { readReviewPhoto } from '#shop/catalogue/reviews/photos/read-review-photo.ts';
import { answerStaffPhoto } from '#api/answer-bytes.ts';
import { answerCsv, toTimeCell, wantsCsv } from '#api/answer-csv.ts';
import { createRouter } from '#api/open-api.ts';

export const adminReviews = createRouter();

const headings = 'Written,State,Stars,Title,Review,Name,Product,Order,Photos,Reply,Why hidden'.split(',');

adminReviews.openapi(routes.list, async (c) => {
  const ctx = c.get('ctx');
  const wanted = c.req.valid('query');
  if (!wantsCsv(c)) return c.json(await listAdminReviews(ctx, wanted), 200);
  return answerCsv(c, 'reviews.csv', [headings, (await exportReviews(ctx, wanted)).map(toRow)]);
});
adminReviews.openapi(routes.get, async (c) =>
  c.json({ review: await getAdminReview(c.get('ctx'), c.req.valid('param').id) }, 200),
);
adminReviews.openapi(routes.photo, async (c) => {
  const { id, photo } = c.req.valid('param');
  return answerStaffPhoto(c, await readReviewPhoto(c.get('ctx'), id, photo));
});
adminReviews.openapi(routes.approve, async (c) => {
  const seen = { id: c.req.valid('param').id, ...c.req.valid('json') };
  return c.json({ review: await approveReview(c.get('ctx'), seen) }, 200);
});
adminReviews.openapi(routes.approveMany, async (c) => {
  const { 'idempotency-key': key } = c.req.valid('header');
  return c.json(await approveReviews(c.get('ctx'), c.req.valid('json'), key), 200);
});
adminReviews.openapi(routes.hide, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ review: await hideReview(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminReviews.openapi(routes.reply, async (c) => {
  const { id } = c.req.valid('param');
  return c.json({ review: await replyToReview(c.get('ctx'), id, c.req.valid('json')) }, 200);
});
adminReviews.openapi(routes.removeReply, async (c) =>
  c.json({ review: await removeReviewReply(c.get('ctx'), c.req.valid('param').id) }, 200),
);

function toRow(review: AdminReviewJson) {
  const { created_at, state, rating, title, text, author, product, order_number, reply } = review;
  return [
    toTimeCell(created_at),
    state,
    rating,
    title,
    text,
    author,
    product.name,
    order_number ?? '',
    review.photos.length,
    reply?.text ?? '',
    review.hidden_reason,
  ];
}
