import { ShopError, invalid } from '#domain/error.ts';
import {
  OTP_LIFE_SECONDS,
  OTP_LIMITS,
  OTP_MESSAGES,
  OTP_WORDS,
  type DeliveryMethod,
  type OtpPurpose,
  tellOtpWait,
  toOtpCode,
} from '#domain/sign-in/otp.ts';
import { LOGIN_COUNTRY_CODES, parseE164 } from '#domain/customer/phone.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { chooseCodeChannel } from '#shop/messaging/require-channel.ts';
import { writeMessage } from '#shop/messaging/write-message.ts';
import type { Caller } from '#shop/customers/sessions/caller.ts';
import { hashSecret } from './hash-secret.ts';
import { limitCaller } from './limit-caller.ts';
import { limitOtpSends } from './limit-otp-sends.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';

export type SendOtp = {
  /** E.164. */
  mobile: string;
  purpose: OtpPurpose;
  /** If undefined, a channel that the shop has. */
  channel?: DeliveryMethod | undefined;
  /** The calling customer, for codes that only they can use. */
  holder?: string;
} & Caller;

/**
 * Sends a new code, which replaces any older one of the number. Both families of sign-in routes share one count. Throws too_many, invalid
 * `otp.not_offered` or `otp.country`, and not_found `otp.not_registered` for a login with an unknown number; that answer also counts
 * against the rate limit.
 */
export async function sendOtp(ctx: Ctx, input: SendOtp): Promise<void> {
  const { mobile, purpose } = input;
  const channel = chooseCodeChannel(ctx, input.channel);
  refuseCountry(input);
  const message = OTP_WORDS.tooMany;
  const { sendsPerDevice: perDevice, sendsPerAddress: perAddress } = OTP_LIMITS;
  await limitCaller(ctx, input, { name: 'otp', perDevice, perAddress, message });
  await consumeLimit(ctx, {
    key: `otp/to/${mobile}`,
    limits: OTP_LIMITS.sendsPerNumber,
    message: tellOtpWait,
  });
  await limitOtpSends(ctx);
  if (purpose === 'login' && !(await isRegistered(ctx, mobile))) {
    throw new ShopError({ kind: 'not_found', code: 'otp.not_registered', message: OTP_WORDS.notRegistered });
  }
  const code = newCode(ctx);
  const code_hash = await hashSecret(ctx, toSecret(input, code));
  const now = ctx.clock.now();
  const expiresAt = new Date(now.getTime() + OTP_LIFE_SECONDS * 1000);
  await inTransaction(ctx, async (tx) => {
    const id = makeId(tx, 'otp');
    const fresh = {
      id,
      purpose,
      code_hash,
      attempts: 0,
      created_at: now,
      expires_at: expiresAt,
      consumed_at: null,
    };
    await tx.db
      .insertInto('otp_codes')
      .values({ mobile, ...fresh })
      .onConflict((conflict) => conflict.column('mobile').doUpdateSet(fresh))
      .execute();
    await writeMessage(tx, {
      dedupeKey: `otp/${id}`,
      to: mobile,
      event: { kind: OTP_MESSAGES[purpose], channel, code },
      expiresAt,
    });
  });
}

/** Returns the text that is hashed: a code is valid only with the number, the purpose and the customer it was sent for. */
export function toSecret(
  { mobile, purpose, holder }: Pick<SendOtp, 'mobile' | 'purpose' | 'holder'>,
  code: string,
): string {
  return [purpose, mobile, ...(holder ? [holder] : []), code].join('/');
}

/** Refuses countries that get no codes: the mobile screens list some countries; the purpose `either` sends codes within India only. */
function refuseCountry({ mobile, purpose }: SendOtp): void {
  const country = parseE164(mobile)?.countryCode;
  const isListed = LOGIN_COUNTRY_CODES.some(({ code }) => code === country);
  if (purpose === 'either' ? country === '91' : isListed) return;
  const sentence = 'We cannot send a code to this country';
  throw invalid('otp.country', sentence, { country_code: sentence });
}

async function isRegistered(ctx: Ctx, mobile: string): Promise<boolean> {
  const known = await ctx.db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return known !== undefined;
}

function newCode(ctx: Ctx): string {
  let code: string | undefined;
  while (!code) code = toOtpCode(ctx.random(3));
  return code;
}
