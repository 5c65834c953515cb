import type { Tx } from '#shop/context.ts';

/** The idempotency keys of an account that is no more. */
export async function forgetKeysOf(tx: Tx, customerId: string): Promise<void> {
  await tx.db.deleteFrom('idempotency_keys').where('customer_id', '=', customerId).execute();
}
