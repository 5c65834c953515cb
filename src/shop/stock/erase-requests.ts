import type { Tx } from '#shop/context.ts';

/** Nobody waits for goods any more under this account. */
export async function eraseRequests(tx: Tx, customerId: string): Promise<void> {
  await tx.db.deleteFrom('stock_requests').where('customer_id', '=', customerId).execute();
}
