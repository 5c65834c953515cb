import type { Customer } from '#domain/customer.ts';
import { type ShopError, invalid } from '#domain/error.ts';
import { OTP_LIMITS, OTP_MAX_ATTEMPTS, OTP_WORDS, type OtpPurpose } from '#domain/otp.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { customerColumns, toCustomer } from './customer-row.ts';
import { isSecret } from './hash-secret.ts';
import { toSecret } from './send-otp.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { takeTurn, toNetwork } from '#shop/limits/take-turn.ts';

export type VerifyOtp = {
  mobile: string;
  purpose: OtpPurpose;
  code: string;
  address: string;
  device: string;
};

export type LoggedIn = StartedSession & { customer: Customer; isNew: boolean };

/**
 * Logs in, or registers, whoever knows the code sent to a number for this purpose. It works once, for 300 seconds by our clock and
 * for five tries, counted before they are compared. Whatever is wrong is the same invalid `otp.invalid`; throws too_many.
 */
export async function verifyOtp(ctx: Ctx, input: VerifyOtp): Promise<LoggedIn> {
  const key = `otp/tries/${toNetwork(input.address)}`;
  await takeTurn(ctx, { key, limits: [OTP_LIMITS.verifiesPerAddress], message: OTP_WORDS.tooMany });
  const sent = await countTry(ctx, input.mobile);
  if (!sent || sent.purpose !== input.purpose) throw wrongCode();
  if (!(await isSecret(ctx, sent.code_hash, toSecret(input, input.code)))) throw wrongCode();
  return inTransaction(ctx, async (tx) => {
    await consume(tx, sent.id);
    const { customer, isNew } = await findOrCreate(tx, input);
    const session = await startSession(tx, { owner: { customerId: customer.id }, device: input.device });
    return { ...session, customer, isNew };
  });
}

/** Takes one of the five tries, or nothing when there is no code to try. */
function countTry(ctx: Ctx, mobile: string) {
  return ctx.db
    .updateTable('otp_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('mobile', '=', mobile)
    .where('attempts', '<', OTP_MAX_ATTEMPTS)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .returning(['id', 'purpose', 'code_hash'])
    .executeTakeFirst();
}

/** Only the first of several right answers finds the code unused, and none does once a newer code was sent. */
async function consume(tx: Tx, id: string): Promise<void> {
  const consumed = await tx.db
    .updateTable('otp_codes')
    .set({ consumed_at: tx.clock.now() })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', tx.clock.now())
    .executeTakeFirst();
  if (consumed.numUpdatedRows === 0n) throw wrongCode();
}

async function findOrCreate(
  tx: Tx,
  { mobile, purpose }: VerifyOtp,
): Promise<{ customer: Customer; isNew: boolean }> {
  const known = await tx.db
    .selectFrom('customers')
    .select(customerColumns)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (known) return { customer: toCustomer(known), isNew: false };
  if (purpose === 'login') throw wrongCode();
  const created = await tx.db
    .insertInto('customers')
    .values({ id: makeId(tx, 'cus'), mobile, created_at: tx.clock.now() })
    .returning(customerColumns)
    .executeTakeFirstOrThrow();
  return { customer: toCustomer(created), isNew: true };
}

function wrongCode(): ShopError {
  return invalid('otp.invalid', OTP_WORDS.invalid);
}
