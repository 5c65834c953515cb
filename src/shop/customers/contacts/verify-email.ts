import { conflict, invalid, notFound } from '#domain/error.ts';
import type { ConfirmEmailBy } from '#domain/sign-in/identity-proof.ts';
import { maskPhone } from '#domain/customer/phone.ts';
import { type Ctx, type Tx, inTransaction } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import { clearUnproven } from './clear-unproven.ts';
import { isReserved, recordContactChange } from './contact-changes.ts';
import { useEmailProof } from './email-proofs.ts';
import { emailTaken } from './email-taken.ts';
import { endCustomerSessions } from '#shop/customers/sessions/end-session.ts';
import { hashSecret, isSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { lockContacts } from '#shop/customers/lock-contacts.ts';
import { hashToken, newToken } from '#shop/token.ts';
import { onConstraint } from '#shop/on-constraint.ts';

type Proof = Awaited<ReturnType<typeof readProof>>;
type EmailLink = { email: string; confirmBy: ConfirmEmailBy; mobile: string; canClear: boolean };

/** Returns how the caller can confirm the link of an e-mail; changes nothing. Throws not_found. */
export async function getEmailLink(ctx: Ctx, token: string): Promise<EmailLink> {
  const proof = await readProof(ctx, token);
  const confirmBy = isHolder(ctx, proof) ? 'press' : proof.password_hash ? 'password' : 'login';
  const { email, mobile } = proof;
  return { email, confirmBy, mobile: mobile ? maskPhone(mobile) : '', canClear: canClear(proof) };
}

export type VerifyEmail = { token: string; password?: string | undefined };

/**
 * Confirms an email by the link that was mailed to it, and ends every other session. The caller must also own the account, shown by a
 * session or the password. Without either, an account that was opened with an address nobody had proven passes to the owner of the address:
 * everything added to it before is removed (`cleared`). Throws not_found, invalid `password.wrong`, conflict `email.login_first` or
 * `email.taken`, too_many.
 */
export async function verifyEmail(
  ctx: Ctx,
  { token, password }: VerifyEmail,
): Promise<{ email: string; cleared: boolean }> {
  const seen = await readProof(ctx, token);
  const isOwn = isHolder(ctx, seen) || (await isPassword(ctx, seen, password));
  if (!isOwn && !canClear(seen)) throw loginFirst(seen);
  // This is the hash of a random secret, which no person knows.
  const unusable = isOwn ? undefined : await hashSecret(ctx, newToken(ctx));
  return inTransaction(ctx, async (tx) => {
    const before = await lockContacts(tx, seen.customer_id);
    const { email } = await useEmailProof(tx, token, 'verify');
    if (before.password_hash !== seen.password_hash) throw notFound('Link');
    if (await isReserved(tx, { email }, before.id)) throw emailTaken();
    await writeEmail(tx, before.id, { email, ...(unusable && { password_hash: unusable }) });
    if (unusable) await clearUnproven(tx, { customerId: before.id, email });
    else await endCustomerSessions(tx, before.id, { except: ownSession(tx, before.id) });
    const isMoved = before.email_verified_at && before.email?.toLowerCase() !== email.toLowerCase();
    if (isMoved) await recordContactChange(tx, before, { email });
    return { email, cleared: unusable !== undefined };
  });
}

async function readProof({ db, clock }: Ctx, token: string) {
  const proof = await db
    .selectFrom('email_proofs as p')
    .innerJoin('customers as c', 'c.id', 'p.customer_id')
    .select(['p.customer_id', 'p.email', 'c.email as current', 'c.email_verified_at', 'c.password_hash'])
    .select('c.mobile')
    .where('p.token_hash', '=', hashToken(token))
    .where('p.purpose', '=', 'verify')
    .where('p.expires_at', '>', clock.now())
    .executeTakeFirst();
  if (!proof) throw notFound('Link');
  return proof;
}

function isHolder({ actor }: Pick<Ctx, 'actor'>, { customer_id }: Proof): boolean {
  return actor.kind === 'customer' && actor.customerId === customer_id;
}

const perAccount = { count: 10, seconds: 15 * 60 };

async function isPassword(ctx: Ctx, { customer_id, password_hash }: Proof, password = ''): Promise<boolean> {
  if (!password || !password_hash) return false;
  const message = 'Too many attempts. Please wait before you try again.';
  await consumeLimit(ctx, { key: `verify/${customer_id}`, limits: [perAccount], message });
  if (await isSecret(ctx, password_hash, password)) return true;
  const sentence = 'This password does not match the account';
  throw invalid('password.wrong', sentence, { password: sentence });
}

/**
 * Returns whether only the address shows who owns the account: the account was opened with this address and a password, and nobody has
 * proven the address yet.
 */
function canClear({ password_hash, email_verified_at, current, email }: Proof): boolean {
  return password_hash !== null && !email_verified_at && current?.toLowerCase() === email.toLowerCase();
}

type Proven = { email: string; password_hash?: string };

async function writeEmail(tx: Tx, customerId: string, values: Proven): Promise<void> {
  await tx.db
    .updateTable('customers')
    .set({ ...values, email_verified_at: tx.clock.now() })
    .where('id', '=', customerId)
    .execute()
    .catch(onConstraint('customers_email', emailTaken));
}

function ownSession({ actor }: Pick<Tx, 'actor'>, customerId: string): string | undefined {
  return actor.kind === 'customer' && actor.customerId === customerId ? actor.sessionId : undefined;
}

function loginFirst({ mobile }: Proof) {
  const how = mobile ? ` with the number ${maskPhone(mobile)}` : '';
  return conflict('email.login_first', `Please log in${how} first, then open the link in our e-mail again.`);
}
