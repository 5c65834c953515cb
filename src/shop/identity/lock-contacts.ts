import { unauthenticated } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/**
 * How a customer is reached, with their password's hash, locked until the commit: whoever changes contacts or begins a session takes
 * turns with whoever ends them. Throws unauthenticated for an account that is no more.
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
