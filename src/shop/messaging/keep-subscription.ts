import { recordConsent } from '#shop/consents/record-consent.ts';
import { type Tx, makeId } from '#shop/context.ts';
import { hashToken, newToken } from '#shop/token.ts';

/**
 * Stores the subscription of an address that agreed to the newsletter elsewhere, at a time that the owner can prove. A known subscription
 * stays unchanged, above all one that was ended. Returns whether it is new.
 */
export async function keepSubscription(tx: Tx, { email, at }: { email: string; at: Date }): Promise<boolean> {
  // Nobody knows the token: each e-mail carries its own link.
  const token_hash = hashToken(newToken(tx));
  const agreed = { created_at: at, confirmed_at: at, ended_at: null };
  const kept = await tx.db
    .insertInto('newsletter_subscriptions')
    .values({ id: makeId(tx, 'sub'), email, token_hash, ...agreed, source: 'import' })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) return false;
  await recordConsent(tx, { subject: kept.id, purpose: 'newsletter', given: true, channel: 'import' });
  return true;
}

/** Returns which of these addresses have asked for the newsletter or ended it. */
export async function listSubscribed(
  { db }: Pick<Tx, 'db'>,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('email')
    .where('email', 'in', [...emails])
    .execute();
  return new Set(rows.map(({ email }) => email));
}
