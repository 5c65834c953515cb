import type { Tx } from '#shop/context.ts';

/** Deletes the stock requests of an erased account. */
export async function eraseRequests(tx: Tx, customerId: string): Promise<void> {
  await tx.db.deleteFrom('stock_requests').where('customer_id', '=', customerId).execute();
}
