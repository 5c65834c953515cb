import { z } from 'zod';
import { formatCount } from '#domain/format-count.ts';
import { isCountryCode, isMobileNumber, mobileWords, stripToNational } from '#domain/customer/phone.ts';

export const OTP_DIGITS = 6;
export const OTP_LIFE_SECONDS = 300;
/** A code is invalid after this many guesses, right or wrong. NIST SP 800-63B requires a limit, but not this number. */
export const OTP_MAX_ATTEMPTS = 5;

/**
 * How many codes may be requested and guessed. Both families of routes share the same counters. A number and a device have tight limits; an
 * IP address has a wide one, because a mobile network puts thousands of people behind one.
 */
export const OTP_LIMITS = {
  sendsPerNumber: [
    { count: 3, seconds: 15 * 60 },
    { count: 8, seconds: 24 * 60 * 60 },
  ],
  sendsPerDevice: { count: 10, seconds: 60 * 60 },
  sendsPerAddress: { count: 300, seconds: 60 * 60 },
  triesPerDevice: { count: 30, seconds: 60 * 60 },
  triesPerAddress: { count: 600, seconds: 60 * 60 },
  /** Codes that the whole shop sends in a day: messages cost money, and fraudsters request them for foreign numbers (SMS pumping). */
  sendsPerDay: 5000,
} as const;

export const OTP_WORDS = {
  mobile: 'Please enter a valid 10-digit mobile number',
  indianMobile: 'Please enter a valid 10-digit Indian mobile number (starting with 6, 7, 8, or 9)',
  code: 'Please enter the 6-digit OTP',
  invalid: 'Invalid OTP',
  usedUp: 'There were too many wrong attempts with this OTP. Please ask for a new one.',
  expired: 'OTP has expired',
  notRegistered: 'Mobile number not registered',
  notRegisteredShown: 'Mobile number not found. Please register first.',
  tooMany: 'Too many attempts. Please wait before you ask for another OTP.',
  sendFailed: 'Failed to send OTP',
  sent: 'OTP sent to your mobile number',
} as const;

/**
 * `either` belongs to the first family of routes: it logs in a known number and registers an unknown one. `change` moves an account to this
 * number, `erase` confirms the erasure of an account, `prove` confirms a change of its contacts from the current number; these three are
 * each tied to one customer.
 */
export const OtpPurpose = z.enum(['login', 'register', 'either', 'change', 'erase', 'prove']);
export type OtpPurpose = z.infer<typeof OtpPurpose>;

/** The message that carries a code, by its purpose: it states what the code allows, to warn people who are tricked into reading it out. */
export const OTP_MESSAGES = {
  login: 'otp',
  register: 'otp',
  either: 'otp',
  change: 'otp_change',
  erase: 'otp_erase',
  prove: 'otp_prove',
} as const satisfies Record<OtpPurpose, string>;
export type OtpMessage = (typeof OTP_MESSAGES)[OtpPurpose];
export const OTP_MESSAGE_KINDS: readonly string[] = [...new Set(Object.values(OTP_MESSAGES))];

export const DeliveryMethod = z.enum(['whatsapp', 'sms']);
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** The token that POST /profile/proof returned, for a change of contact. */
export const IdentityProof = z.string().regex(/^[\w-]{43}$/, 'Please confirm that it is you first');

const MobilePurpose = z.enum(['login', 'register']);
const code = z
  .string(OTP_WORDS.code)
  .trim()
  .regex(/^\d{6}$/, OTP_WORDS.code);
const countryCode = z
  .union([z.string(), z.int()])
  .default('91')
  .transform((value) => String(value).replace(/^\+/, ''))
  .refine(isCountryCode, 'Unknown country code');

function mobileFields(message: string) {
  return { mobile_number: z.string(message).max(30, message), country_code: countryCode };
}

/** Normalises the number, and refuses one that can receive no code with the sentence for its country. */
function withNumber<Body extends { mobile_number: string; country_code: string }>(
  formatWrong: (countryCode: string) => string,
) {
  return (body: Body, context: z.RefinementCtx) => {
    const national = stripToNational(body.mobile_number, body.country_code);
    if (!isMobileNumber(national, body.country_code)) {
      context.addIssue({ code: 'custom', path: ['mobile_number'], message: formatWrong(body.country_code) });
    }
    return { ...body, mobile_number: national };
  };
}

/** POST /auth/send-otp. */
export const SendOtp = z
  .object({ ...mobileFields(OTP_WORDS.indianMobile), delivery_method: DeliveryMethod.default('sms') })
  .transform(withNumber(() => OTP_WORDS.indianMobile));
export type SendOtp = z.infer<typeof SendOtp>;

/** POST /auth/verify-otp. */
export const VerifyOtp = z
  .object({ ...mobileFields(OTP_WORDS.indianMobile), otp: code })
  .transform(withNumber(() => OTP_WORDS.indianMobile));
export type VerifyOtp = z.infer<typeof VerifyOtp>;

/** POST /auth/mobile/send-otp. */
export const SendMobileOtp = z
  .object({ ...mobileFields(OTP_WORDS.mobile), purpose: MobilePurpose.default('login') })
  .transform(withNumber(mobileWords));
export type SendMobileOtp = z.infer<typeof SendMobileOtp>;

/** POST /auth/mobile/verify-otp. */
export const VerifyMobileOtp = z
  .object({ ...mobileFields(OTP_WORDS.mobile), otp: code, purpose: MobilePurpose.default('login') })
  .transform(withNumber(mobileWords));
export type VerifyMobileOtp = z.infer<typeof VerifyMobileOtp>;

/** POST /profile/mobile/send-otp: the new number of an account. */
export const SendChangeOtp = z
  .object({ ...mobileFields(OTP_WORDS.mobile), delivery_method: DeliveryMethod.default('sms') })
  .transform(withNumber(mobileWords));

/** POST /profile/mobile/verify-otp. */
export const VerifyChangeOtp = z
  .object({ ...mobileFields(OTP_WORDS.mobile), otp: code, proof: IdentityProof.optional() })
  .transform(withNumber(mobileWords));

/** Returns a code of six digits from random bytes, without bias; undefined when the bytes must be drawn again. */
export function toOtpCode(randomBytes: Uint8Array): string | undefined {
  const [a = 0, b = 0, c = 0] = randomBytes;
  const number = (a << 16) | (b << 8) | c;
  const fair = 16_000_000;
  return number < fair ? String(number % 1_000_000).padStart(OTP_DIGITS, '0') : undefined;
}

/** Returns the remaining life of a code as the screen shows it: `OTP expires in 4:59`, then `OTP has expired`. */
export function countDown(secondsLeft: number): string {
  if (secondsLeft <= 0) return OTP_WORDS.expired;
  const seconds = String(Math.ceil(secondsLeft) % 60).padStart(2, '0');
  return `OTP expires in ${Math.floor(Math.ceil(secondsLeft) / 60)}:${seconds}`;
}

/** Returns the sentence that says when a number can get another code. */
export function tellOtpWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes < 60 ? formatCount(minutes, 'minute') : formatCount(Math.ceil(minutes / 60), 'hour');
  return `Too many attempts. You can ask for another OTP in ${wait}.`;
}
