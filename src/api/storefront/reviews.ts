import { createRoute, z } from '@hono/zod-openapi';
import { ReviewJson, WriteReview } from '#domain/catalogue/review.ts';
import { writeReview } from '#shop/catalogue/reviews/write-review.ts';
import { noStore } from '#api/no-store.ts';
import { answers, createDoor, needsLogin, refuses, takes } from '#api/open-api.ts';

const write = createRoute({
  tags: ['Catalogue'],
  middleware: noStore,
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

export const reviews = createDoor();

reviews.openapi(write, async (c) => {
  const { id: productId } = c.req.valid('param');
  const said = await writeReview(c.get('ctx'), { ...c.req.valid('json'), productId });
  const { body: text, createdAt, ...review } = said;
  return c.json({ review: { ...review, text, created_at: createdAt.toISOString() } }, 201);
});
