import { createClient } from '#contract/client.ts';
import { type CallOptions, readFile, readJson, requireSuccess, sendCall } from '#contract/send-call.ts';

/** Calls an endpoint of the API as the person whose session cookie the browser sends; throws ApiError. */
export const callAdmin = createClient<CallOptions>(async (call, options) =>
  readJson(await requireSuccess(await sendCall(call, options))),
);

const fileTimeoutMs = 60_000;

/** Fetches a file by its path, such as a list as CSV; throws ApiError. */
export async function fetchFile(path: string, accept: string): Promise<Blob> {
  const call = { method: 'GET', path, headers: { accept } };
  const response = await requireSuccess(await sendCall(call, { timeoutMs: fileTimeoutMs }));
  return readFile(response);
}

/** Sends a form with a file to a path of the API and returns its JSON; throws ApiError. */
export async function sendForm(path: string, body: FormData, signal?: AbortSignal): Promise<unknown> {
  const call = { method: 'POST', path, headers: { accept: 'application/json' }, body };
  const options = { timeoutMs: fileTimeoutMs, ...(signal && { signal }) };
  return readJson(await requireSuccess(await sendCall(call, options)));
}

/** Posts a body to a path and returns the file that the API makes from it, such as a PDF; throws ApiError. */
export async function postForFile(path: string, body: unknown): Promise<Blob> {
  const headers = { 'content-type': 'application/json' };
  const call = { method: 'POST', path, headers, body: JSON.stringify(body) };
  const response = await requireSuccess(await sendCall(call, { timeoutMs: fileTimeoutMs }));
  return readFile(response);
}
