import { NO_ERASURE_CODE } from '#domain/customer/erasure.ts';
import { conflict, invalid, unauthenticated } from '#domain/error.ts';
import { type DeliveryMethod, OTP_MESSAGES } from '#domain/sign-in/otp.ts';
import type { EraseAccount } from '#contract/customer/erasure.ts';
import type { Ctx } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { checkCode } from '#shop/customers/sign-in/check-otp.ts';
import { requireCustomer } from '#shop/access/require-customer.ts';
import { isSecret } from '#shop/customers/sign-in/hash-secret.ts';
import { decoyHash } from '#shop/customers/sign-in/login.ts';
import { sendOtp } from '#shop/customers/sign-in/send-otp.ts';

const perCustomer = { count: 5, seconds: 15 * 60 };

export type SendOwnCode = { channel: DeliveryMethod; caller: Caller };

/**
 * Sends a code to the customer's current number, with which they prove their identity before a change. Throws unauthenticated, conflict
 * `proof.no_mobile`, and as `sendOtp`.
 */
export async function sendProofCode(
  ctx: Ctx,
  { channel, caller }: Partial<SendOwnCode> & Pick<SendOwnCode, 'caller'>,
): Promise<void> {
  const { id: holder, mobile } = await getCredentials(ctx);
  if (!mobile)
    throw conflict('proof.no_mobile', 'This account has no mobile number. Please use your password.');
  await sendOtp(ctx, { mobile, purpose: 'prove', channel, holder, ...caller });
}

/**
 * Sends a code to the customer's number, with which they confirm that they want to delete their account. Throws unauthenticated, conflict
 * `erasure.no_mobile` or `erasure.no_code`, and as `sendOtp`.
 */
export async function sendErasureCode(ctx: Ctx, { channel, caller }: SendOwnCode): Promise<void> {
  const { id: holder, mobile } = await getCredentials(ctx);
  if (!mobile)
    throw conflict('erasure.no_mobile', 'This account has no mobile number. Please use your password.');
  if (!canSendErasureCode(ctx)) throw conflict('erasure.no_code', NO_ERASURE_CODE);
  const existing = ctx.messengers[channel] && channel;
  await sendOtp(ctx, { mobile, purpose: 'erase', channel: existing, holder, ...caller });
}

/**
 * Returns whether a code for an erasure can be sent. It has its own message, so that customers do not read it out believing it is another
 * code. If WhatsApp has no template for that message, it is sent by SMS, in a shop that has SMS.
 */
export function canSendErasureCode({ messengers: { sms, whatsapp } }: Pick<Ctx, 'messengers'>): boolean {
  const messenger = sms ?? whatsapp;
  return messenger !== undefined && (messenger.knows?.(OTP_MESSAGES.erase) ?? true);
}

/**
 * Checks that the caller is the customer: they enter the code just sent to their number, or their password. Returns the id of the code,
 * which the caller consumes together with the change it allows. Throws unauthenticated, invalid `otp.invalid`, `otp.used_up` or
 * `password.wrong`, too_many.
 */
export async function confirmIdentity(
  ctx: Ctx,
  { otp, password }: EraseAccount,
  { purpose, caller }: { purpose: 'erase' | 'prove'; caller: Caller },
): Promise<{ codeId?: string }> {
  const { id: holder, mobile, password_hash } = await getCredentials(ctx);
  if (otp !== undefined && mobile) {
    return { codeId: await checkCode(ctx, { mobile, purpose, holder, code: otp, ...caller }) };
  }
  const message = 'Too many attempts. Please wait before you try again.';
  await consumeLimit(ctx, { key: `confirm/${holder}`, limits: [perCustomer], message });
  const isRight = await isSecret(ctx, password_hash ?? decoyHash, password ?? '');
  if (isRight && password_hash) return {};
  const sentence = 'This is not your password';
  throw invalid('password.wrong', sentence, { password: sentence });
}

/** Returns the credentials with which a customer can prove their identity. Throws unauthenticated. */
export async function getCredentials(ctx: Ctx) {
  const row = await ctx.db
    .selectFrom('customers')
    .select(['id', 'mobile', 'email', 'password_hash'])
    .where('id', '=', requireCustomer(ctx))
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw unauthenticated();
  return row;
}
