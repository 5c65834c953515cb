import { unauthenticated } from '#domain/error.ts';
import type { ChangePassword } from '#contract/customer/profile.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { confirmIdentity } from '#shop/customers/contacts/confirm-identity.ts';
import { endCustomerSessions } from '#shop/customers/sessions/end-session.ts';
import { hashSecret } from './hash-secret.ts';
import { lockContacts } from '#shop/customers/lock-contacts.ts';
import { requireOpenSession } from '#shop/customers/contacts/prove-identity.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';

/**
 * Replaces the password of a customer who enters the current one. Every other session ends, and a proven email is notified. Throws
 * unauthenticated, invalid `password.wrong` or `password.weak`, too_many.
 */
export async function changePassword(
  ctx: Ctx,
  { current_password, password }: ChangePassword,
  caller: Caller,
): Promise<void> {
  const customerId = requireCustomer(ctx);
  await confirmIdentity(ctx, { password: current_password }, { purpose: 'prove', caller });
  await refuseWeakPassword(ctx, password, await readPerson(ctx, customerId));
  const password_hash = await hashSecret(ctx, password);
  await inTransaction(ctx, async (tx) => {
    const { email, email_verified_at } = await lockContacts(tx, customerId);
    await requireOpenSession(tx);
    await tx.db.updateTable('customers').set({ password_hash }).where('id', '=', customerId).execute();
    const except = tx.actor.kind === 'customer' ? tx.actor.sessionId : undefined;
    await endCustomerSessions(tx, customerId, { except });
    if (!email || !email_verified_at) return;
    const dedupeKey = `password_changed/${customerId}/${tx.clock.now().toISOString()}`;
    const event = { kind: 'password_changed', channel: 'email' } as const;
    await writeMessage(tx, { dedupeKey, to: email, customerId, event });
  });
}

async function readPerson({ db }: Ctx, customerId: string): Promise<{ email: string; name: string }> {
  const row = await db
    .selectFrom('customers')
    .select(['email', 'name'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return { email: row.email ?? '', name: row.name ?? '' };
}
