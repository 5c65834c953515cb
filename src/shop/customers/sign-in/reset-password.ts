import { sql } from 'kysely';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { clearUnproven } from '#shop/customers/contacts/clear-unproven.ts';
import { endCustomerSessions } from '#shop/customers/sessions/end-session.ts';
import { requireEmail } from '#shop/messaging/require-channel.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import { readProofEmail, sendEmailProof, useEmailProof } from '#shop/customers/contacts/email-proofs.ts';
import { hashSecret } from './hash-secret.ts';
import { lockContacts } from '#shop/customers/lock-contacts.ts';
import { hashToken } from '#shop/token.ts';
import { limitCaller } from './limit-caller.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

const perDevice = { count: 5, seconds: 60 * 60 };
const perAddress = { count: 200, seconds: 60 * 60 };
const perEmail = { count: 3, seconds: 24 * 60 * 60 };

/**
 * Mails a link for a new password to an address that has a login. The caller does not learn whether it has one. Throws too_many, invalid
 * `email.not_offered`.
 */
export async function forgetPassword(ctx: Ctx, email: string, caller: Caller): Promise<void> {
  requireEmail(ctx, NOT_OFFERED.passwordReset);
  const message = 'Too many attempts. Please try again later.';
  await limitCaller(ctx, caller, { name: 'forgot', perDevice, perAddress, message });
  await consumeLimit(ctx, { key: `forgot/to/${email.toLowerCase()}`, limits: [perEmail], message });
  const known = await ctx.db
    .selectFrom('customers')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (!known) return;
  const to = { customerId: known.id, email: known.email!, purpose: 'password' as const };
  await inTransaction(ctx, (tx) => sendEmailProof(tx, to));
}

/**
 * Sets a new password by the link in an e-mail, which also proves the address. Every session ends. Throws not_found for a link that is used
 * or expired, invalid `password.weak`.
 */
export async function resetPassword(ctx: Ctx, token: string, password: string): Promise<void> {
  await refuseWeakPassword(ctx, password, { email: await readProofEmail(ctx, token, 'password') });
  const password_hash = await hashSecret(ctx, password);
  await inTransaction(ctx, async (tx) => {
    const { customer_id: customerId, email } = await useEmailProof(tx, token, 'password');
    const { email_verified_at } = await lockContacts(tx, customerId);
    await tx.db
      .updateTable('customers')
      .set({ password_hash, email_verified_at: tx.clock.now() })
      .where('id', '=', customerId)
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .execute();
    if (!email_verified_at) return clearUnproven(tx, { customerId, email });
    await endCustomerSessions(tx, customerId, { forgetDevices: true });
    const event = { kind: 'password_changed', channel: 'email' } as const;
    const dedupeKey = `password_changed/${hashToken(token).toString('base64url')}`;
    await writeMessage(tx, { dedupeKey, to: email, customerId, event });
  });
}
