import { sql } from 'kysely';
import { splitName } from '#domain/customer/customer-name.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import type { CompleteProfile, PutProfile } from '#contract/customer/profile.ts';
import { type Ctx, inTransaction, type Tx } from '#shop/context.ts';
import { requireEmail } from '#shop/messaging/require-channel.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { customerColumns } from './customer-row.ts';
import { sendEmailProof, consumeProofLimit } from './contacts/email-proofs.ts';
import { isReserved } from './contacts/contact-changes.ts';
import { requireOpenSession, useProof } from './contacts/prove-identity.ts';
import { emailTaken } from './contacts/email-taken.ts';

export type SaveDetails = Pick<PutProfile, 'profile' | 'email' | 'proof'>;

/** Changes names, phone and email of a customer; fields that are not given stay as they are. Throws conflict `email.taken`. */
export async function saveDetails(
  tx: Tx,
  customerId: string,
  { profile = {}, email, proof }: SaveDetails,
): Promise<void> {
  const before = await tx.db
    .selectFrom('customers')
    .select([...customerColumns, 'password_hash', 'email_verified_at'])
    .where('id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await requireOpenSession(tx);
  const split = splitName(before.name ?? '');
  const first_name = profile.first_name ?? before.first_name ?? split.firstName;
  const last_name = profile.last_name ?? before.last_name ?? split.lastName;
  await update(tx, customerId, {
    ...(profile.first_name || profile.last_name
      ? { first_name, last_name, name: `${first_name} ${last_name}`.trim() }
      : {}),
    ...(profile.phone && { phone: profile.phone }),
  });
  if (email && email !== before.email) await changeEmail(tx, { ...before, newEmail: email, proof });
}

/**
 * Saves a name, and an email if one is given, as the last step of registering by mobile. Throws unauthenticated, conflict `email.taken`,
 * too_many.
 */
export async function completeProfile(ctx: Ctx, { name, email, proof }: CompleteProfile): Promise<void> {
  const customerId = requireCustomer(ctx);
  const { firstName: first_name, lastName: last_name } = splitName(name);
  await consumeChangeLimit(ctx, email);
  await inTransaction(ctx, async (tx) => {
    await saveDetails(tx, customerId, { email, proof });
    await update(tx, customerId, { name, first_name, last_name });
  });
}

/**
 * Counts the e-mail that is sent to a new address. A customer who logs in by email cannot change the address in a shop that sends no
 * e-mail. Throws too_many, invalid `email.not_offered`.
 */
export async function consumeChangeLimit(ctx: Ctx, email: string | undefined): Promise<void> {
  if (!email) return;
  const customerId = requireCustomer(ctx);
  const known = await ctx.db
    .selectFrom('customers')
    .select(['email', 'password_hash'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (known?.email === email) return;
  if (known?.password_hash) requireEmail(ctx, NOT_OFFERED.emailChange);
  await consumeProofLimit(ctx, { by: customerId, to: email });
}

type EmailChange = {
  id: string;
  email: string | null;
  email_verified_at: Date | null;
  password_hash: string | null;
  newEmail: string;
  proof: string | undefined;
};

/**
 * Changes an email. A customer who has one must have just proven their identity, and the new address must be confirmed by an e-mail sent to
 * it. Until then an address that is used to log in, or was proven, stays: a typing error must not lock the customer out. Any other address
 * is stored at once.
 */
async function changeEmail(tx: Tx, change: EmailChange): Promise<void> {
  const { id, email, email_verified_at, password_hash, newEmail, proof } = change;
  const isSpelling = email?.toLowerCase() === newEmail.toLowerCase();
  if (isSpelling) return update(tx, id, { email: newEmail });
  if (email) await useProof(tx, proof);
  if (password_hash) await refuseTaken(tx, newEmail);
  if (!password_hash && !email_verified_at)
    await update(tx, id, { email: newEmail, email_verified_at: null });
  await sendEmailProof(tx, { customerId: id, email: newEmail, purpose: 'verify' });
}

async function refuseTaken(tx: Tx, email: string): Promise<void> {
  const taken = await tx.db
    .selectFrom('customers')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (taken || (await isReserved(tx, { email }))) throw emailTaken();
}

type Changes = {
  name?: string;
  first_name?: string;
  last_name?: string;
  phone?: string;
  email?: string;
  email_verified_at?: null;
};

async function update({ db }: Pick<Ctx, 'db'>, customerId: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('customers').set(changes).where('id', '=', customerId).execute();
}
