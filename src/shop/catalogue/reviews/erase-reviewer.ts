import { ERASED_REVIEWER } from '#domain/customer/erasure.ts';
import type { Tx } from '#shop/context.ts';

/** Removes the customer's name and id from their reviews. The reviews stay, because others rely on them. */
export async function eraseReviewer(tx: Tx, customerId: string): Promise<void> {
  await tx.db
    .updateTable('reviews')
    .set({ author: ERASED_REVIEWER, customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}
