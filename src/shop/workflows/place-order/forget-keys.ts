import type { Tx } from '#shop/context.ts';

/** Deletes the idempotency keys of an erased account. */
export async function forgetKeysOf(tx: Tx, customerId: string): Promise<void> {
  await tx.db.deleteFrom('idempotency_keys').where('customer_id', '=', customerId).execute();
}
