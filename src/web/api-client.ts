import { createClient } from '#contract/client.ts';
import {
  type CallOptions,
  type SentCall,
  readFile,
  readJson,
  requireSuccess,
  sendCall,
} from '#contract/send-call.ts';
import { leaveSession } from './state/leave-session.ts';
import { renewToken } from './state/refresh-token.ts';
import { useSession } from './state/session-store.ts';
import { withToken } from './state/with-token.ts';

/** Calls an endpoint of the API with the token of the session; throws ApiError. */
export const callApi = createClient<CallOptions>(async (call, options) =>
  readJson(await request(call, options)),
);

/** Sends a form with a file to a path of the API and returns its JSON; throws ApiError. */
export async function sendForm(path: string, body: FormData, options: CallOptions = {}): Promise<unknown> {
  const call = { method: 'POST', path, headers: { accept: 'application/json' }, body };
  return readJson(await request(call, options));
}

/** Fetches a file with its name, such as the PDF of an invoice, by its path; throws ApiError. */
export async function getFile(
  path: string,
  options: CallOptions = {},
): Promise<{ blob: Blob; name?: string }> {
  const response = await request({ method: 'GET', path, headers: {} }, options);
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await readFile(response), name };
}

/** Sends a call. If the token is refused because it has been exchanged since, renews it and sends the call once more. */
async function request(call: SentCall, options: CallOptions): Promise<Response> {
  let { token } = useSession.getState();
  let response = await sendCall(withToken(call, token), options);
  const renewed = response.status === 401 && token ? await renewToken(token) : undefined;
  if (renewed) {
    token = renewed;
    response = await sendCall(withToken(call, token), options);
  }
  if (response.status === 401) leaveSession(token);
  return requireSuccess(response);
}
