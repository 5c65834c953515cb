import { unauthenticated } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Locks a customer until the commit and returns their contacts and their password's hash. The lock serialises commands that change
 * contacts, begin sessions or end them. Throws unauthenticated for an erased account.
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
