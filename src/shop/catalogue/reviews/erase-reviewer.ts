import { ERASED_REVIEWER } from '#domain/customer/erasure.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Removes the customer's name, id and photos from their reviews. The texts stay, because others rely on them. The photos are shown no more at
 * once, and jobs delete their files.
 */
export async function eraseReviewer(tx: Tx, customerId: string): Promise<void> {
  const photos = await tx.db
    .updateTable('review_photos')
    .set({ is_erased: true, customer_id: null })
    .where('customer_id', '=', customerId)
    .returning('review_id')
    .execute();
  await tx.db
    .updateTable('reviews')
    .set((eb) => ({ author: ERASED_REVIEWER, customer_id: null, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .execute();
  for (const reviewId of new Set(photos.map((photo) => photo.review_id)))
    if (reviewId) await tx.enqueue('sync-review-photos', { reviewId });
}
