import { type HttpCall, createClient } from '#contract/client.ts';
import type { Answer } from '#contract/endpoints.ts';
import { type CallOptions, readJson, requireSuccess, sendCall } from '#contract/send-call.ts';

type Session = Answer<'POST /admin/login'>;

/** Calls an endpoint of the API as the person who is signed in; throws ApiError. */
export const callAdmin = createClient<CallOptions>(async (call, options) =>
  readJson(await requireSuccess(await sendCall(withToken(call), options))),
);

/** Reads the session of this tab; null where nobody is signed in. */
export function readSession(): Session | null {
  return JSON.parse(sessionStorage.getItem('admin') ?? 'null') as Session | null;
}

export function writeSession(session: Session | null): void {
  sessionStorage.setItem('admin', JSON.stringify(session));
}

function withToken(call: HttpCall): HttpCall {
  const token = readSession()?.token;
  return token ? { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } } : call;
}
