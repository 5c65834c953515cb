import { ERASED_REVIEWER } from '#domain/customer/erasure.ts';
import type { Tx } from '#shop/context.ts';

/** Deletes a customer's questions that are not shown, and removes their name from the others: their answers help other customers. */
export async function eraseAsker(tx: Tx, customerId: string): Promise<void> {
  await tx.db
    .deleteFrom('product_questions')
    .where('customer_id', '=', customerId)
    .where('state', '<>', 'answered')
    .execute();
  await tx.db
    .updateTable('product_questions')
    .set((eb) => ({ author: ERASED_REVIEWER, customer_id: null, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .execute();
}
