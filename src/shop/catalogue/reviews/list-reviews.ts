import { averageRating } from '#domain/catalogue/rating.ts';
import type { Page, Paging } from '#domain/paging.ts';
import { toOffset } from '#domain/paging.ts';
import type { Ctx } from '#shop/context.ts';
import { remember } from '#shop/remember.ts';

export type Review = {
  id: string;
  author: string;
  rating: number;
  title: string;
  body: string;
  createdAt: Date;
};
export type Reviews = Page<Review> & {
  average: number;
  /** The number of reviews with one star, two, … five. */
  spread: number[];
};

/**
 * Returns one page of a product's reviews, newest first, with the average and spread of all of them. It returns the same object until a
 * review is written or changed.
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
  const [items, judged] = await Promise.all([
    reader.db
      .selectFrom('reviews')
      .select(['id', 'author', 'rating', 'title', 'body', 'created_at as createdAt'])
      .where('product_id', '=', productId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(paging.limit)
      .offset(toOffset(paging))
      .execute(),
    reader.db
      .selectFrom('reviews')
      .select(['rating', (eb) => eb.fn.countAll<number>().as('count')])
      .where('product_id', '=', productId)
      .groupBy('rating')
      .execute(),
  ]);
  const spread = [1, 2, 3, 4, 5].map((stars) => judged.find(({ rating }) => rating === stars)?.count ?? 0);
  const total = spread.reduce((sum, count) => sum + count, 0);
  const stars = spread.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { items, total, spread, average: averageRating(stars, total) };
}
