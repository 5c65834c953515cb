import { writeReview } from '#shop/catalogue/reviews/write-review.ts';
import { createRouter } from '#api/open-api.ts';
import * as routes from '#contract/storefront/catalogue/reviews.ts';

export const reviews = createRouter();

reviews.openapi(routes.write, async (c) => {
  const { id: productId } = c.req.valid('param');
  const said = await writeReview(c.get('ctx'), { ...c.req.valid('json'), productId });
  const { body: text, createdAt, ...review } = said;
  return c.json({ review: { ...review, text, created_at: createdAt.toISOString() } }, 201);
});
