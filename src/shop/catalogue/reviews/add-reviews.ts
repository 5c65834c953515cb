import { invalidFields } from '#domain/error.ts';
import { toReviewAuthor } from '#domain/review/review.ts';
import { WriteReview } from '#contract/catalogue/review.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type AddReview = {
  productId: string;
  author: string;
  rating: number;
  title: string;
  text: string;
  createdAt: Date;
};

/** Adds reviews that were written elsewhere, such as in the seller's previous shop, and updates the ratings of the products. Throws invalid. */
export async function addReviews(tx: Tx, reviews: readonly AddReview[]): Promise<void> {
  const rows = reviews.map((review) => {
    const parsed = WriteReview.safeParse(review);
    if (!parsed.success) throw invalidFields(parsed.error.issues);
    const { rating, title, text } = parsed.data;
    const { productId, author, createdAt } = review;
    return {
      id: makeId(tx, 'rev'),
      product_id: productId,
      author: toReviewAuthor(author),
      rating,
      title,
      body: text,
      created_at: createdAt,
    };
  });
  if (rows.length > 0) await tx.db.insertInto('reviews').values(rows).execute();
}
