import { ERASED_REVIEWER } from '#domain/customer/erasure.ts';
import type { Tx } from '#shop/context.ts';

/** What a customer said of goods stays, because others rely on it; who said it does not. */
export async function eraseReviewer(tx: Tx, customerId: string): Promise<void> {
  await tx.db
    .updateTable('reviews')
    .set({ author: ERASED_REVIEWER, customer_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}
