import { conflict } from '#domain/error.ts';
import type { DeliveryMethod } from '#domain/sign-in/otp.ts';
import { parseE164 } from '#domain/customer/phone.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import type { Caller, WhoAsks } from '#shop/customers/sessions/caller.ts';
import { checkCode, consumeCode } from '#shop/customers/sign-in/check-otp.ts';
import { isReserved, mobileReserved, recordContactChange } from './contact-changes.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { customerColumns, toCustomer } from '#shop/customers/customer-row.ts';
import { endCustomerSessions } from '#shop/customers/sessions/end-session.ts';
import { lockContacts } from '#shop/customers/lock-contacts.ts';
import { useProof } from './prove-identity.ts';
import { sendOtp } from '#shop/customers/sign-in/send-otp.ts';
import { startSession } from '#shop/customers/sessions/start-session.ts';
import type { LoggedIn } from '#shop/customers/sign-in/verify-otp.ts';
import { onConstraint } from '#shop/on-constraint.ts';

type NewMobile = { mobile: string };

/** Sends a code to the new mobile number of an account. Throws unauthenticated, too_many, invalid `otp.country`. */
export async function sendChangeCode(
  ctx: Ctx,
  input: NewMobile & Caller & { channel: DeliveryMethod },
): Promise<void> {
  await sendOtp(ctx, { ...input, purpose: 'change', holder: requireCustomer(ctx) });
}

type MoveTo = NewMobile & WhoAsks & { code: string; proof?: string | undefined };

/**
 * Changes the mobile number of a customer who has proven their identity and enters the code sent to the new number. All sessions end, but
 * this one continues under a new token; the old and the new contacts are notified. Throws unauthenticated, forbidden `proof.needed`,
 * invalid `otp.invalid` or `otp.used_up`, conflict `mobile.taken` or `mobile.reserved`, too_many.
 */
export async function changeMobile(ctx: Ctx, { mobile, code, proof, ...who }: MoveTo): Promise<LoggedIn> {
  const customerId = requireCustomer(ctx);
  const codeId = await checkCode(ctx, { mobile, purpose: 'change', holder: customerId, code, ...who });
  return inTransaction(ctx, async (tx) => {
    const before = await lockContacts(tx, customerId);
    await useProof(tx, proof);
    await consumeCode(tx, codeId);
    if (await isReserved(tx, { mobile }, customerId)) throw mobileReserved();
    const changed = await tx.db
      .updateTable('customers')
      .set({ mobile, phone: parseE164(mobile)?.national ?? mobile })
      .where('id', '=', customerId)
      .returning(customerColumns)
      .executeTakeFirstOrThrow()
      .catch(onConstraint('customers_mobile_key', mobileTaken));
    if (before.mobile !== mobile) await recordContactChange(tx, before, { mobile });
    await endCustomerSessions(tx, customerId);
    const session = await startSession(tx, { owner: { customerId }, ...who });
    return { ...session, customer: toCustomer(changed), isNew: false };
  });
}

function mobileTaken() {
  return conflict('mobile.taken', 'There is already an account with this number. Please log in with it.');
}
