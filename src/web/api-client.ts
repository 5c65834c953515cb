import { type HttpCall, createClient } from '#contract/client.ts';
import { ApiError, type CallOptions, isRecord, send } from './send-call.ts';
import { leaveSession } from './store/leave-session.ts';
import { renewToken } from './store/refresh-token.ts';
import { useSession } from './store/session-store.ts';

export { ApiError };

/** Calls an endpoint of the API with the token of the session; throws ApiError. */
export const callApi = createClient<CallOptions>(async (call, options) => {
  const response = await request(call, options);
  return response.status === 204 ? undefined : response.json().catch(() => undefined);
});

/** Fetches a file with its name, such as the PDF of an invoice, by its path; throws ApiError. */
export async function getFile(
  path: string,
  options: CallOptions = {},
): Promise<{ blob: Blob; name?: string }> {
  const response = await request({ method: 'GET', path, headers: {} }, options);
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), name };
}

/** Sends a call. A token that is refused because it was exchanged meanwhile is renewed, and the call sent once more. */
async function request(call: HttpCall, options: CallOptions): Promise<Response> {
  let { token } = useSession.getState();
  let response = await send(call, { options, token });
  const renewed = response.status === 401 && token ? await renewToken(token) : undefined;
  if (renewed) {
    token = renewed;
    response = await send(call, { options, token });
  }
  if (response.ok) return response;
  if (response.status === 401) leaveSession(token);
  const body: unknown = await response.json().catch(() => undefined);
  const facts = isRecord(body) ? body : {};
  const message = typeof facts.error === 'string' ? facts.error : 'Something went wrong. Please try again.';
  throw new ApiError('answer', message, response.status, facts);
}
