import type { ExpressionBuilder } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Reader, Tx } from '#shop/context.ts';

/** The contacts by which past orders are a customer's. */
export type PastBuyer = { phones: string[]; emails: string[] };

/**
 * Returns the contacts of a customer that nobody else can claim: a mobile number that was proven or that staff added, and an e-mail address
 * that was proven, or that belongs to a customer without a login.
 */
export async function readBuyer({ db }: Pick<Reader, 'db'>, customerId: string): Promise<PastBuyer> {
  const row = await db
    .selectFrom('customers')
    .select(['mobile', 'caller_number', 'email', 'email_verified_at', 'password_hash'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) return { phones: [], emails: [] };
  const { mobile, caller_number, email, email_verified_at, password_hash } = row;
  const hasLogin = mobile !== null || password_hash !== null;
  return {
    phones: [mobile, caller_number].filter((phone) => phone !== null),
    emails: email !== null && (email_verified_at !== null || !hasLogin) ? [email.toLowerCase()] : [],
  };
}

type Builder = ExpressionBuilder<DB & { o: DB['past_orders'] }, 'o'>;

/** Selects the past orders of a buyer. The dash replaces an empty list, which SQL does not allow; no number or address is a dash. */
export function isOfBuyer(eb: Builder, { phones, emails }: PastBuyer) {
  return eb.or([eb('o.phone', 'in', ['-', ...phones]), eb('o.email', 'in', ['-', ...emails])]);
}

/** Deletes the past orders of a customer: they are not part of this shop's books, so no law requires keeping them here. */
export async function erasePastOrders(tx: Tx, customerId: string): Promise<void> {
  const { phones, emails } = await readBuyer(tx, customerId);
  await tx.db
    .deleteFrom('past_orders')
    .where((eb) => eb.or([eb('phone', 'in', ['-', ...phones]), eb('email', 'in', ['-', ...emails])]))
    .execute();
}
