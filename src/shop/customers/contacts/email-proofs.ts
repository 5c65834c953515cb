import { dayMs, minuteMs } from '#domain/durations.ts';
import { conflict, notFound } from '#domain/error.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { requireEmail } from '#shop/messaging/require-channel.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { hashToken, newToken } from '#shop/token.ts';

export type EmailProofPurpose = 'verify' | 'password';

const lifeMs = { verify: dayMs, password: 30 * minuteMs };
const perCustomer = { count: 6, seconds: 24 * 60 * 60 };
/** This limit keeps strangers from filling a person's inbox. */
const perEmail = { count: 4, seconds: 24 * 60 * 60 };

/** Counts one e-mail with a link against the rate limits of its sender and its recipient. Throws too_many. */
export async function consumeProofLimit(ctx: Ctx, { by, to }: { by: string; to: string }): Promise<void> {
  const message = 'We have already sent you several emails. Please check your inbox, or try again tomorrow.';
  await consumeLimit(ctx, { key: `email-proof/by/${by}`, limits: [perCustomer], message });
  await consumeLimit(ctx, { key: `email-proof/to/${to.toLowerCase()}`, limits: [perEmail], message });
}

/** Mails a link to an address; it replaces any older link for the same purpose. */
export async function sendEmailProof(
  tx: Tx,
  { customerId, email, purpose }: { customerId: string; email: string; purpose: EmailProofPurpose },
): Promise<void> {
  const token = newToken(tx);
  const now = tx.clock.now();
  const expiresAt = new Date(now.getTime() + lifeMs[purpose]);
  const proof = { email, token_hash: hashToken(token), created_at: now, expires_at: expiresAt };
  await tx.db
    .insertInto('email_proofs')
    .values({ customer_id: customerId, purpose, ...proof })
    .onConflict((conflict) => conflict.columns(['customer_id', 'purpose']).doUpdateSet(proof))
    .execute();
  const events = {
    verify: { kind: 'email_verify', channel: 'email', path: `/verify-email/${token}` },
    password: { kind: 'password_reset', channel: 'email', path: `/reset-password/${token}` },
  } as const;
  await writeMessage(tx, {
    dedupeKey: `${purpose}/${hashToken(token).toString('base64url')}`,
    to: email,
    customerId,
    event: events[purpose],
    expiresAt,
  });
}

/**
 * Sends a new link to the address that waits to be confirmed. Throws unauthenticated, conflict `email.confirmed`, invalid
 * `email.not_offered`, too_many.
 */
export async function resendEmailProof(ctx: Ctx): Promise<void> {
  const customerId = requireCustomer(ctx);
  requireEmail(ctx, NOT_OFFERED.verification);
  const { email, email_verified_at, pending } = await ctx.db
    .selectFrom('customers as c')
    .leftJoin('email_proofs as p', (join) =>
      join.onRef('p.customer_id', '=', 'c.id').on('p.purpose', '=', 'verify'),
    )
    .select(['c.email', 'c.email_verified_at', 'p.email as pending'])
    .where('c.id', '=', customerId)
    .executeTakeFirstOrThrow();
  const to = pending ?? (email_verified_at ? null : email);
  if (!to) throw conflict('email.confirmed', 'No email address is waiting to be confirmed');
  await consumeProofLimit(ctx, { by: customerId, to });
  await inTransaction(ctx, (tx) => sendEmailProof(tx, { customerId, email: to, purpose: 'verify' }));
}

export type EmailProof = { customer_id: string; email: string };

/** Returns the address that a link was sent to, without consuming the link. Throws not_found as `useEmailProof` does. */
export async function readProofEmail(ctx: Ctx, token: string, purpose: EmailProofPurpose): Promise<string> {
  const proof = await ctx.db
    .selectFrom('email_proofs')
    .select('email')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  if (!proof) throw notFound('Link');
  return proof.email;
}

/** Consumes a link. Throws not_found for a link that is unknown, used, replaced or expired. */
export async function useEmailProof(tx: Tx, token: string, purpose: EmailProofPurpose): Promise<EmailProof> {
  const proof = await tx.db
    .deleteFrom('email_proofs')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', tx.clock.now())
    .returning(['customer_id', 'email'])
    .executeTakeFirst();
  if (!proof) throw notFound('Link');
  return proof;
}
