import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes, takesForm } from '#contract/define-route.ts';
import { ReviewState } from '#domain/review/review.ts';
import { PhotoForm } from '#contract/order/photo.ts';
import { ReviewJson, ReviewPhotoAdded, WriteReview } from '#contract/catalogue/review.ts';

const params = z.object({ id: z.string().max(64) });

export const addPhoto = defineRoute({
  tags: ['Catalogue'],
  method: 'post',
  path: '/products/{id}/reviews/photos',
  security: needsLogin,
  summary: 'Add a photo of something you received, for the review that you write next',
  request: { params, body: takesForm(PhotoForm) },
  responses: {
    201: answers(ReviewPhotoAdded, 'The photo, without the place where it was taken; only staff sees it yet'),
    ...refuses(401, 404, 409, 413, 415, 422, 429, 503),
  },
});
export const write = defineRoute({
  tags: ['Catalogue'],
  method: 'post',
  path: '/products/{id}/reviews',
  security: needsLogin,
  summary: 'Say what you think of something you received',
  request: { params, body: takes(WriteReview) },
  responses: {
    201: answers(
      z.object({ review: ReviewJson, state: ReviewState }),
      'The review, published, or held until somebody of the shop has read it',
    ),
    ...refuses(401, 404, 409, 422),
  },
});
