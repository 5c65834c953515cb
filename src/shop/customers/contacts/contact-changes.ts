import { hourMs } from '#domain/durations.ts';
import { sql } from 'kysely';
import { maskEmail } from '#domain/customer/email.ts';
import { conflict, type ShopError } from '#domain/error.ts';
import { UNDO_LIFE_HOURS } from '#domain/sign-in/identity-proof.ts';
import { maskPhone } from '#domain/customer/phone.ts';
import { type Reader, type Tx, makeId } from '#shop/context.ts';
import { type WriteMessage, writeMessages } from '#shop/messaging/write-message.ts';
import { hashToken, newToken } from '#shop/token.ts';

/** The contacts of an account. */
export type Contacts = {
  id: string;
  mobile: string | null;
  phone: string | null;
  email: string | null;
  email_verified_at: Date | null;
};

const lifeMs = UNDO_LIFE_HOURS * hourMs;

/**
 * Records the contacts of an account before a change, and notifies each proven contact with a link that restores them within a day. The new
 * contact is notified without a link.
 */
export async function recordContactChange(
  tx: Tx,
  before: Contacts,
  now: { mobile: string } | { email: string },
): Promise<void> {
  const { id: customerId, mobile, phone, email, email_verified_at } = before;
  const token = newToken(tx);
  const createdAt = tx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifeMs);
  await tx.db
    .insertInto('contact_changes')
    .values({
      id: makeId(tx, 'chg'),
      customer_id: customerId,
      mobile,
      phone,
      email,
      email_verified_at,
      token_hash: hashToken(token),
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .execute();
  const key = `contact_changed/${hashToken(token).toString('base64url')}`;
  const contact = 'mobile' in now ? maskPhone(now.mobile) : maskEmail(now.email);
  const changed = { kind: 'contact_changed', contact, path: `/undo-change/${token}` } as const;
  const messages: WriteMessage[] = [];
  if (mobile) messages.push({ dedupeKey: `${key}/sms`, to: mobile, event: { ...changed, channel: 'sms' } });
  if (email && email_verified_at)
    messages.push({ dedupeKey: `${key}/email`, to: email, event: { ...changed, channel: 'email' } });
  const [to, channel] = 'mobile' in now ? ([now.mobile, 'sms'] as const) : ([now.email, 'email'] as const);
  messages.push({ dedupeKey: `${key}/new`, to, event: { kind: 'contact_added', channel } });
  await writeMessages(
    tx,
    messages.map((message) => ({ ...message, customerId, expiresAt })),
  );
}

/** Returns whether a number or an email was removed from another account within the last day, and so may still be restored to it. */
export async function isReserved(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  contact: { mobile: string } | { email: string },
  exceptFor = '',
): Promise<boolean> {
  const found = await db
    .selectFrom('contact_changes')
    .select('id')
    .where('undone_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('customer_id', '<>', exceptFor)
    .$if('mobile' in contact, (query) =>
      query.where('mobile', '=', 'mobile' in contact ? contact.mobile : ''),
    )
    .$if('email' in contact, (query) =>
      query.where(sql`lower(email)`, '=', 'email' in contact ? contact.email.toLowerCase() : ''),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the error for a number that may still be restored to another account; until then it cannot be used for a new one. */
export function mobileReserved(): ShopError {
  return conflict(
    'mobile.reserved',
    'An account was moved away from this number less than a day ago. If this was not you, open the link we sent you. Otherwise please try again tomorrow.',
  );
}
