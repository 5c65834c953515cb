import { averageRating } from '#domain/catalogue/rating.ts';
import type { Page, Paging } from '#domain/paging.ts';
import { toOffset } from '#domain/paging.ts';
import type { Ctx } from '#shop/context.ts';
import { namedStatement } from '#shop/named-statement.ts';
import { remember } from '#shop/remember.ts';
import { type Review, REVIEW_COLUMNS, reviewPhotos, toReview } from './review-rows.ts';

export type Reviews = Page<Review> & {
  average: number;
  /** The number of reviews with one star, two, … five. */
  spread: number[];
};

/**
 * Returns one page of a product's published reviews, newest first, with the average and spread of all of them. It returns the same object
 * until a review is published, changed or hidden.
 */
export function listReviews(
  ctx: Pick<Ctx, 'db' | 'memory' | 'cacheTags'>,
  productId: string,
  paging: Paging,
): Promise<Reviews> {
  const key = `reviews ${productId} ${paging.page} ${paging.limit}`;
  return remember(ctx, key, [`reviews:${productId}`], () => readReviews(ctx, productId, paging));
}

async function readReviews(reader: Pick<Ctx, 'db'>, productId: string, paging: Paging): Promise<Reviews> {
  const published = reader.db
    .selectFrom('reviews as r')
    .modifyFront(namedStatement)
    .where('r.product_id', '=', productId)
    .where('r.state', '=', 'published');
  const [rows, judged] = await Promise.all([
    published
      .select(REVIEW_COLUMNS)
      .select(reviewPhotos.as('photos'))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(paging.limit)
      .offset(toOffset(paging))
      .execute(),
    published
      .select(['r.rating', (eb) => eb.fn.countAll<number>().as('count')])
      .groupBy('r.rating')
      .execute(),
  ]);
  const spread = [1, 2, 3, 4, 5].map((stars) => judged.find(({ rating }) => rating === stars)?.count ?? 0);
  const total = spread.reduce((sum, count) => sum + count, 0);
  const stars = spread.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { items: rows.map(toReview), total, spread, average: averageRating(stars, total) };
}
