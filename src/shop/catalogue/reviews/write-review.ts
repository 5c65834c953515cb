import type { Insertable } from 'kysely';
import type { Reviews } from '#db/schema.ts';
import { findHoldReasons } from '#domain/review/hold-reasons.ts';
import { type ReviewState, toReviewAuthor } from '#domain/review/review.ts';
import type { WriteReview } from '#contract/catalogue/review.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { readSettings } from '#shop/content/read-settings.ts';
import { lockOwnAccount } from '#shop/access/lock-own-account.ts';
import { alreadyWritten, findReviewedLine } from './find-reviewed-line.ts';
import { attachPhotos } from './photos/attach-photos.ts';
import { type Review, toReview } from './review-rows.ts';

export type WrittenReview = WriteReview & { productId: string };

/**
 * Writes a customer's review of a product that they received, one for each order line, under the first name and initial on the order. It is
 * published at once, unless a rule of the shop holds it until staff has read it. Throws what `findReviewedLine` throws, and invalid
 * `review.photo_gone`.
 */
export async function writeReview(ctx: Ctx, review: WrittenReview): Promise<Review & { state: ReviewState }> {
  const line = await findReviewedLine(ctx, review);
  const { rating, title, text, photo_ids: ids } = review;
  const heldFor = findHoldReasons({ title, text, photos: ids.length }, (await readSettings(ctx)).reviews);
  const state: ReviewState = heldFor.length > 0 ? 'held' : 'published';
  const row = {
    id: makeId(ctx, 'rev'),
    author: toReviewAuthor(line.customer_name),
    rating,
    title,
    body: text,
    created_at: ctx.clock.now(),
  };
  await inTransaction(ctx, async (tx) => {
    const customerId = await lockOwnAccount(tx);
    await insertReview(tx, {
      ...row,
      state,
      held_for: heldFor,
      product_id: review.productId,
      customer_id: customerId,
      order_line_id: line.id,
    });
    await attachPhotos(tx, { reviewId: row.id, customerId, ids });
  });
  return { ...toReview({ ...row, reply: '', replied_at: null, photos: [] }), state };
}

async function insertReview(tx: Tx, row: Insertable<Reviews>): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.column('order_line_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw alreadyWritten();
}
