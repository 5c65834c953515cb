import { conflict, notFound } from '#domain/error.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { endCustomerSessions } from '#shop/customers/sessions/end-session.ts';
import { hashSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { hashToken, newToken } from '#shop/token.ts';
import { constraintOf } from '#platform/postgres/error-code.ts';

/**
 * Restores the contacts of an account from before a change, by the link that was sent to those contacts. It also undoes later changes, ends
 * every session and makes a password unusable, because the person who made the change may know it. It works once, without a login. Throws
 * not_found, conflict `contact.taken`.
 */
export async function undoContactChange(ctx: Ctx, token: string): Promise<{ hasPassword: boolean }> {
  // This is the hash of a random secret, which no person knows.
  const unusable = await hashSecret(ctx, newToken(ctx));
  return inTransaction(ctx, async (tx) => {
    const customerId = await lockOwner(tx, token);
    const now = tx.clock.now();
    const before = await tx.db
      .updateTable('contact_changes')
      .set({ undone_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('undone_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['mobile', 'phone', 'email', 'email_verified_at', 'created_at'])
      .executeTakeFirst();
    if (!before) throw notFound('Link');
    const { created_at, ...contacts } = before;
    await tx.db
      .updateTable('contact_changes')
      .set({ undone_at: now })
      .where('customer_id', '=', customerId)
      .where('created_at', '>=', created_at)
      .where('undone_at', 'is', null)
      .execute();
    const { password_hash } = await tx.db
      .updateTable('customers')
      .set((eb) => ({
        ...contacts,
        password_hash: eb.case().when('password_hash', 'is', null).then(null).else(unusable).end(),
      }))
      .where('id', '=', customerId)
      .returning('password_hash')
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw constraintOf(error)?.startsWith('customers_') ? contactTaken() : error;
      });
    await tx.db.deleteFrom('email_proofs').where('customer_id', '=', customerId).execute();
    await endCustomerSessions(tx, customerId, { forgetDevices: true });
    return { hasPassword: password_hash !== null };
  });
}

async function lockOwner(tx: Tx, token: string): Promise<string> {
  const owner = await tx.db
    .selectFrom('customers as c')
    .innerJoin('contact_changes as h', 'h.customer_id', 'c.id')
    .select('c.id')
    .where('h.token_hash', '=', hashToken(token))
    .where('c.erased_at', 'is', null)
    .forNoKeyUpdate(['c'])
    .executeTakeFirst();
  if (!owner) throw notFound('Link');
  return owner.id;
}

function contactTaken() {
  return conflict(
    'contact.taken',
    'Another account now uses this number or email. Please write to us, and we will sort it out for you.',
  );
}
