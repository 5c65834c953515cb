import { notFound } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

/** The numbers and addresses of a customer, by which other folders find the customer's data. */
export type KnownAs = {
  customerId: string;
  mobile: string | null;
  email: string | null;
  emailIsProven: boolean;
};

/** Locks an account until the commit, so that until then it can neither order nor write. Throws not_found if it was erased. */
export async function lockCustomer(tx: Tx, customerId: string): Promise<KnownAs> {
  const row = await tx.db
    .selectFrom('customers')
    .select(['id', 'mobile', 'email', 'email_verified_at'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Customer');
  const { mobile, email, email_verified_at } = row;
  return { customerId, mobile, email, emailIsProven: email_verified_at !== null };
}

/** Erases everything that identifies a customer or lets them log in. The row stays, because orders and invoices refer to it. */
export async function eraseIdentity(tx: Tx, { customerId, mobile }: KnownAs, by: string): Promise<void> {
  const nobody = { mobile: null, caller_number: null, email: null, email_verified_at: null };
  const nameless = { name: null, first_name: null, last_name: null, phone: null, password_hash: null };
  const unblocked = { cod_blocked_at: null, cod_block_reason: '' };
  await tx.db.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await tx.db.deleteFrom('addresses').where('customer_id', '=', customerId).execute();
  await tx.db.deleteFrom('contact_changes').where('customer_id', '=', customerId).execute();
  await tx.db.deleteFrom('email_proofs').where('customer_id', '=', customerId).execute();
  if (mobile) await tx.db.deleteFrom('otp_codes').where('mobile', '=', mobile).execute();
  await tx.db
    .updateTable('customers')
    .set({ ...nobody, ...nameless, ...unblocked, erased_at: tx.clock.now(), erased_by: by })
    .where('id', '=', customerId)
    .execute();
}
