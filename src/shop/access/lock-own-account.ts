import { unauthenticated } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';
import { requireCustomer } from './require-customer.ts';

/**
 * Keeps the calling customer's account from being erased until the commit, so that nothing of theirs is written after the erasure. Returns
 * its id. Throws unauthenticated for all other actors, and for an erased account.
 */
export async function lockOwnAccount(tx: Tx): Promise<string> {
  const customerId = requireCustomer(tx);
  const account = await tx.db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!account) throw unauthenticated();
  return customerId;
}
