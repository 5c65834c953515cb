import { invalid } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Attaches photos to a review, in their order. Throws invalid `review.photo_gone` for a photo that is not the customer's, or is already
 * used.
 */
export async function attachPhotos(
  tx: Tx,
  { reviewId, customerId, ids }: { reviewId: string; customerId: string; ids: readonly string[] },
): Promise<void> {
  for (const [position, id] of ids.entries()) {
    const { numUpdatedRows } = await tx.db
      .updateTable('review_photos')
      .set({ review_id: reviewId, position })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('review_id', 'is', null)
      .where('is_erased', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) continue;
    const sentence = 'One of the photos is missing. Please add it again.';
    throw invalid('review.photo_gone', sentence, { photos: sentence });
  }
}
