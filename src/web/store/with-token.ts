import type { HttpCall } from '#contract/client.ts';

/** Returns a call with the token of a session, where there is one. */
export function withToken(call: HttpCall, token: string | null): HttpCall {
  return token ? { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } } : call;
}
