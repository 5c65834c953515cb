import { OTP_WORDS } from '#domain/sign-in/otp.ts';
import { ApiError } from '#contract/api-error.ts';
import type { LoginAnswer } from '#contract/sign-in/credentials.ts';
import { callApi } from '#web/api-client.ts';
import { loadAccount } from '#web/state/account-sync.ts';
import { startSession } from '#web/state/session-store.ts';
import * as words from './words.ts';

/** The family of calls: `mobile` has a single purpose; `either` logs in a known number and registers a new one. */
export type OtpFamily = { kind: 'mobile'; purpose: 'login' | 'register' } | { kind: 'either' };
export type Mobile = { countryCode: string; number: string };
export type Channel = 'sms' | 'whatsapp';

/** Requests a code. Throws an Error whose message is shown to the visitor. */
export async function sendCode(family: OtpFamily, mobile: Mobile, channel: Channel): Promise<void> {
  const number = { mobile_number: mobile.number, country_code: mobile.countryCode };
  const call =
    family.kind === 'mobile'
      ? callApi('POST /auth/mobile/send-otp', { body: { ...number, purpose: family.purpose } })
      : callApi('POST /auth/send-otp', { body: { ...number, delivery_method: channel } });
  await withFailureMessages(call, {
    unreachable: words.sendOtpFailed,
    // The specification knows this refusal by its words, whatever its code.
    refused: (message) =>
      message.includes('not registered') ? OTP_WORDS.notRegisteredShown : message || OTP_WORDS.sendFailed,
  });
}

/** Exchanges the code for a session, which is stored in this browser. Throws an Error whose message is shown to the visitor. */
export async function verifyCode(family: OtpFamily, mobile: Mobile, otp: string): Promise<LoginAnswer> {
  const body = { mobile_number: mobile.number, country_code: mobile.countryCode, otp };
  const call =
    family.kind === 'mobile'
      ? callApi('POST /auth/mobile/verify-otp', {
          body: { ...body, purpose: family.purpose },
        })
      : callApi('POST /auth/verify-otp', { body });
  const answer = await withFailureMessages(call, {
    unreachable: words.verifyOtpFailed,
    refused: (message) => message || OTP_WORDS.invalid,
  });
  startSession(answer);
  return answer;
}

/** Saves the name and e-mail of a new customer. Throws an Error whose message is shown to the visitor. */
export async function saveNewProfile(profile: { name: string; email: string }): Promise<void> {
  await withFailureMessages(callApi('PUT /mobile/profile', { body: profile }), {
    unreachable: words.profileUnreachable,
    refused: (message) => message || words.profileFailed,
  });
  await loadAccount();
}

type FailureMessages = {
  unreachable: string;
  /** Returns the text for a refusal, whose own message is empty if the server sent none. */
  refused: (message: string) => string;
};

/** Awaits a call. If it fails, throws an Error whose message is shown to the visitor. */
async function withFailureMessages<Answer>(
  call: Promise<Answer>,
  { unreachable, refused }: FailureMessages,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.kind === 'answer';
    throw new Error(isRefusal ? refused(findMessage(error)) : unreachable, { cause: error });
  }
}

/** Returns the message of the first field, or of the whole refusal; empty if the server sent none. */
function findMessage({ fields, body, message }: ApiError): string {
  return Object.values(fields)[0] ?? (typeof body.error === 'string' ? message : '');
}
