import { z } from 'zod';
import { answers, defineRoute, needsLogin, refuses, takes } from '#contract/define-route.ts';
import { ReviewJson, WriteReview } from '#contract/catalogue/review.ts';

export const write = defineRoute({
  tags: ['Catalogue'],
  method: 'post',
  path: '/products/{id}/reviews',
  security: needsLogin,
  summary: 'Say what you think of something you received',
  request: { params: z.object({ id: z.string().max(64) }), body: takes(WriteReview) },
  responses: {
    201: answers(z.object({ review: ReviewJson }), 'The review, published'),
    ...refuses(401, 404, 409, 422),
  },
});
