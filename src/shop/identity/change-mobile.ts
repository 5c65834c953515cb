import { conflict } from '#domain/error.ts';
import type { DeliveryMethod } from '#domain/otp.ts';
import { parseE164 } from '#domain/phone.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import type { Caller, WhoAsks } from './caller.ts';
import { checkCode, consumeCode } from './check-code.ts';
import { customerColumns, requireCustomer, toCustomer } from './customer-row.ts';
import { sendOtp } from './send-otp.ts';
import { startSession } from './start-session.ts';
import type { LoggedIn } from './verify-otp.ts';

type NewMobile = { mobile: string };

/** Sends a code to the number an account shall move to. Throws unauthenticated, too_many, invalid `otp.country`. */
export async function sendChangeCode(
  ctx: Ctx,
  input: NewMobile & Caller & { channel: DeliveryMethod },
): Promise<void> {
  await sendOtp(ctx, { ...input, purpose: 'change', holder: requireCustomer(ctx) });
}

/**
 * Moves the account of whoever asks to the number whose code they know. Every session ends, this one goes on under a new token.
 * Throws unauthenticated, invalid `otp.invalid` or `otp.used_up`, conflict `mobile.taken`, too_many.
 */
export async function changeMobile(
  ctx: Ctx,
  { mobile, code, ...who }: NewMobile & WhoAsks & { code: string },
): Promise<LoggedIn> {
  const customerId = requireCustomer(ctx);
  const codeId = await checkCode(ctx, { mobile, purpose: 'change', holder: customerId, code, ...who });
  return inTransaction(ctx, async (tx) => {
    await consumeCode(tx, codeId);
    const changed = await tx.db
      .updateTable('customers')
      .set({ mobile, phone: parseE164(mobile)?.national ?? mobile })
      .where('id', '=', customerId)
      .where('erased_at', 'is', null)
      .returning(customerColumns)
      .executeTakeFirstOrThrow()
      .catch((error: { constraint?: string }) => {
        throw error.constraint === 'customers_mobile_key' ? mobileTaken() : error;
      });
    await tx.db
      .updateTable('sessions')
      .set({ ended_at: tx.clock.now() })
      .where('customer_id', '=', customerId)
      .where('ended_at', 'is', null)
      .execute();
    const session = await startSession(tx, { owner: { customerId }, ...who });
    return { ...session, customer: toCustomer(changed), isNew: false };
  });
}

function mobileTaken() {
  return conflict('mobile.taken', 'There is an account with this number already. Please log in with it.');
}
