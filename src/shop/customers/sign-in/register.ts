import { splitName } from '#domain/customer/customer-name.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import type { Register } from '#contract/sign-in/credentials.ts';
import { recordConsent } from '#shop/consents/record-consent.ts';
import { listOffered } from '#shop/content/list-offered.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { requireEmail } from '#shop/messaging/require-channel.ts';
import { customerColumns, toCustomer } from '#shop/customers/customer-row.ts';
import { isReserved } from '#shop/customers/contacts/contact-changes.ts';
import { hashSecret } from './hash-secret.ts';
import { sendEmailProof } from '#shop/customers/contacts/email-proofs.ts';
import { emailTaken } from '#shop/customers/contacts/email-taken.ts';
import { limitCaller } from './limit-caller.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import type { LoggedIn } from './verify-otp.ts';

const perDevice = { count: 5, seconds: 60 * 60 };
const perAddress = { count: 200, seconds: 60 * 60 };

/**
 * Registers by email and password and logs in; an e-mail with a link lets the customer confirm the address. Throws conflict `email.taken`,
 * invalid `password.weak` or `email.not_offered`, too_many.
 */
export async function register(
  ctx: Ctx,
  { name, email, password }: Register,
  who: WhoAsks,
): Promise<LoggedIn> {
  const { sms, whatsapp } = listOffered(ctx);
  requireEmail(ctx, sms || whatsapp ? NOT_OFFERED.registration : NOT_OFFERED.signUp);
  const message = 'Too many attempts. Please try again later.';
  await limitCaller(ctx, who, { name: 'register', perDevice, perAddress, message });
  await refuseWeakPassword(ctx, password, { email, name });
  const password_hash = await hashSecret(ctx, password);
  const { firstName: first_name, lastName: last_name } = splitName(name);
  return inTransaction(ctx, async (tx) => {
    const created = await tx.db
      .insertInto('customers')
      .values({
        id: makeId(tx, 'cus'),
        name,
        first_name,
        last_name,
        email,
        password_hash,
        created_at: tx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(customerColumns)
      .executeTakeFirst();
    if (!created || (await isReserved(tx, { email }))) throw emailTaken();
    const customer = toCustomer(created);
    await recordConsent(tx, { subject: customer.id, purpose: 'terms', given: true, channel: 'registration' });
    await sendEmailProof(tx, { customerId: customer.id, email, purpose: 'verify' });
    const session = await startSession(tx, { owner: { customerId: customer.id }, ...who });
    return { ...session, customer, isNew: true };
  });
}
