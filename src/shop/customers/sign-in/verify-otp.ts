import type { Customer } from '#domain/customer/customer.ts';
import type { OtpPurpose } from '#domain/sign-in/otp.ts';
import { recordConsent } from '#shop/consents/record-consent.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import type { WhoAsks } from '#shop/customers/sessions/caller.ts';
import { checkCode, consumeCode, wrongCode } from './check-otp.ts';
import { isReserved, mobileReserved } from '#shop/customers/contacts/contact-changes.ts';
import { customerColumns, toCustomer } from '#shop/customers/customer-row.ts';
import { type StartedSession, startSession } from '#shop/customers/sessions/start-session.ts';

export type VerifyOtp = {
  mobile: string;
  purpose: OtpPurpose;
  code: string;
} & WhoAsks;

export type LoggedIn = StartedSession & { customer: Customer; isNew: boolean };

/**
 * Logs in or registers a caller who enters the code sent to a number for this purpose. A code works once, for 300 seconds by the server's
 * clock and for five tries, which are counted before they are compared. Throws the same invalid `otp.invalid` for anything wrong,
 * `otp.used_up` for any code once the tries are used up, and too_many.
 */
export async function verifyOtp(ctx: Ctx, input: VerifyOtp): Promise<LoggedIn> {
  const codeId = await checkCode(ctx, input);
  return inTransaction(ctx, async (tx) => {
    await consumeCode(tx, codeId);
    const { customer, isNew } = await findOrCreate(tx, input);
    const session = await startSession(tx, {
      owner: { customerId: customer.id },
      device: input.device,
      deviceId: input.deviceId,
    });
    return { ...session, customer, isNew };
  });
}

async function findOrCreate(
  tx: Tx,
  { mobile, purpose }: VerifyOtp,
): Promise<{ customer: Customer; isNew: boolean }> {
  const known = await tx.db
    .selectFrom('customers')
    .select(customerColumns)
    .where('mobile', '=', mobile)
    // The lock makes a command that removes this number from its account, or ends its sessions, run before or after this one.
    .forShare()
    .executeTakeFirst();
  if (known) return { customer: toCustomer(known), isNew: false };
  if (purpose === 'login') throw wrongCode();
  if (await isReserved(tx, { mobile })) throw mobileReserved();
  const created = (await claimCaller(tx, mobile)) ?? (await addCustomer(tx, mobile));
  await recordConsent(tx, { subject: created.id, purpose: 'terms', given: true, channel: 'registration' });
  return { customer: toCustomer(created), isNew: true };
}

/**
 * Hands over the customer record that staff added for this number, for orders by telephone, to the person who has just proven the number.
 */
function claimCaller(tx: Tx, mobile: string) {
  return tx.db
    .updateTable('customers')
    .set({ mobile, caller_number: null })
    .where('caller_number', '=', mobile)
    .returning(customerColumns)
    .executeTakeFirst();
}

function addCustomer(tx: Tx, mobile: string) {
  return tx.db
    .insertInto('customers')
    .values({ id: makeId(tx, 'cus'), mobile, created_at: tx.clock.now() })
    .returning(customerColumns)
    .executeTakeFirstOrThrow();
}
