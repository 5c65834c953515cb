import { unauthenticated } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Locks a customer until the commit and returns how they are reached, with their password's hash: changing contacts, beginning sessions
 * and ending them happen one after the other. Throws unauthenticated for an account that is no more.
 */
export async function lockContacts(tx: Tx, customerId: string) {
  const row = await tx.db
    .selectFrom('customers')
    .select(['id', 'mobile', 'phone', 'email', 'email_verified_at', 'password_hash'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return row;
}
