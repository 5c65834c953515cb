import { type ShopError, invalid } from '#domain/error.ts';
import { OTP_LIMITS, OTP_MAX_ATTEMPTS, OTP_WORDS } from '#domain/sign-in/otp.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { isSecret } from './hash-secret.ts';
import { limitCaller } from './limit-caller.ts';
import { type SendOtp, toSecret } from './send-otp.ts';

export type CheckCode = Pick<SendOtp, 'mobile' | 'purpose' | 'holder'> & Caller & { code: string };

/**
 * Checks the code sent to a number for this purpose, and returns its id, which the caller consumes together with the action that the code
 * allows. A try is counted before anything is compared. Throws the same invalid `otp.invalid` for every mistake; once the tries are used
 * up, throws invalid `otp.used_up` for every code, even the right one, and compares nothing. Throws too_many.
 */
export async function checkCode(ctx: Ctx, input: CheckCode): Promise<string> {
  await limitCaller(ctx, input, {
    name: 'otp/tries',
    perDevice: OTP_LIMITS.triesPerDevice,
    perAddress: OTP_LIMITS.triesPerAddress,
    message: OTP_WORDS.tooMany,
  });
  const sent = await countTry(ctx, input.mobile);
  if (!sent && (await isUsedUp(ctx, input))) throw usedUpCode();
  if (!sent || sent.purpose !== input.purpose) throw wrongCode();
  if (!(await isSecret(ctx, sent.code_hash, toSecret(input, input.code)))) throw wrongCode();
  return sent.id;
}

/** Counts one of the five tries and returns the code; undefined if there is no code to try. */
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

/** Returns whether there is a code for this purpose that is invalid only because it was tried too often. */
async function isUsedUp(ctx: Ctx, { mobile, purpose }: CheckCode): Promise<boolean> {
  const dead = await ctx.db
    .selectFrom('otp_codes')
    .select('id')
    .where('mobile', '=', mobile)
    .where('purpose', '=', purpose)
    .where('attempts', '>=', OTP_MAX_ATTEMPTS)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return dead !== undefined;
}

/**
 * Consumes a code: of several concurrent right answers only the first succeeds, and none succeeds once a newer code was sent. Throws
 * `otp.invalid`.
 */
export async function consumeCode(tx: Tx, id: string): Promise<void> {
  const consumed = await tx.db
    .updateTable('otp_codes')
    .set({ consumed_at: tx.clock.now() })
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .where('expires_at', '>', tx.clock.now())
    .executeTakeFirst();
  if (consumed.numUpdatedRows === 0n) throw wrongCode();
}

/** Returns the refusal of a wrong code, invalid `otp.invalid`. */
export function wrongCode(): ShopError {
  return invalid('otp.invalid', OTP_WORDS.invalid);
}

function usedUpCode(): ShopError {
  return invalid('otp.used_up', OTP_WORDS.usedUp);
}
