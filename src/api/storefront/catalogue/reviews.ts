import type { MiddlewareHandler } from 'hono';
import { findReviewedLine } from '#shop/catalogue/reviews/find-reviewed-line.ts';
import { toReviewJson } from '#shop/catalogue/reviews/review-rows.ts';
import { writeReview } from '#shop/catalogue/reviews/write-review.ts';
import { addReviewPhoto } from '#shop/catalogue/reviews/photos/add-review-photo.ts';
import { queuesCustomerPictures } from '#api/picture-queue.ts';
import type { ApiEnv } from '#api/env.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/catalogue/reviews.ts';

export const reviews = createRouter();

/** Refuses a photo of an item that the customer has not received, before it waits for its turn. */
const requiresLine: MiddlewareHandler<ApiEnv> = async (c, next) => {
  await findReviewedLine(c.get('ctx'), { productId: c.req.param('id')! });
  await next();
};

reviews.openapi(
  { ...routes.addPhoto, middleware: [requiresLine, queuesCustomerPictures] as const },
  async (c) => {
    const { id } = c.req.valid('param');
    const bytes = new Uint8Array(await c.req.valid('form').file.arrayBuffer());
    return c.json(await addReviewPhoto(c.get('ctx'), id, bytes), 201);
  },
);

reviews.openapi(routes.write, async (c) => {
  const { id: productId } = c.req.valid('param');
  const { state, ...review } = await writeReview(c.get('ctx'), { ...c.req.valid('json'), productId });
  return c.json({ review: toReviewJson(review), state }, 201);
});
