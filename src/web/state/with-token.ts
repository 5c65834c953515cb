import type { SentCall } from '#contract/send-call.ts';

/** Returns a call with the token of a session, if there is one. */
export function withToken(call: SentCall, token: string | null): SentCall {
  return token ? { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } } : call;
}
