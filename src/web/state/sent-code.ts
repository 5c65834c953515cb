import { OTP_LIFE_SECONDS } from '#domain/sign-in/otp.ts';
import { isRecord } from '#contract/api-error.ts';

const STORAGE = 'sent-code';

/** A one-time code that was sent: the login or registration it is for, the number, and the time in milliseconds since 1970. */
type SentCode = { purpose: string; countryCode: string; number: string; sentAtMs: number };

/** Stores that this tab waits for a code: a phone may discard the page while its owner reads the message. */
export function storeSentCode(sent: SentCode): void {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(sent));
  } catch {
    // Without storage the step lives only as long as the page.
  }
}

/** Returns the code that this tab waits for, while it is valid. */
export function readSentCode(purpose: string): SentCode | undefined {
  try {
    const sent: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? '{}');
    if (!isRecord(sent) || sent.purpose !== purpose) return undefined;
    const { countryCode, number, sentAtMs } = sent;
    if (typeof countryCode !== 'string' || typeof number !== 'string') return undefined;
    if (typeof sentAtMs !== 'number' || Date.now() - sentAtMs >= OTP_LIFE_SECONDS * 1000) return undefined;
    return { purpose, countryCode, number, sentAtMs };
  } catch {
    return undefined;
  }
}

export function forgetSentCode(): void {
  try {
    sessionStorage.removeItem(STORAGE);
  } catch {
    // Without storage nothing is stored.
  }
}
