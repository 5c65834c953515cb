import { ApiError, SOMETHING_WRONG, isRecord } from './api-error.ts';
import type { HttpCall } from './client.ts';

export type CallOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Sends the request even while the page is being closed. */
  keepalive?: boolean;
  priority?: RequestPriority;
};

/** The message for a network or a shop that does not respond. */
export const UNREACHABLE = 'The shop cannot be reached. Please check your connection and try again.';

// A timed-out read can be repeated; a write cannot, because the server may have done it.
const readTimeoutMs = 8_000;
const writeTimeoutMs = 15_000;

/** A call of which the body may also be a form. */
export type SentCall = Omit<HttpCall, 'body'> & { body?: string | FormData };

/** Sends a call from a browser and returns its response, even a refusal; throws ApiError if no response arrives. */
export async function sendCall({ path, ...call }: SentCall, options: CallOptions = {}): Promise<Response> {
  const { signal, keepalive, priority } = options;
  const { timeoutMs = call.method === 'GET' ? readTimeoutMs : writeTimeoutMs } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      ...call,
      keepalive,
      priority,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    throw toFailure(error);
  }
}

/** Returns the error for a response that is missing or incomplete. */
function toFailure(error: unknown): ApiError {
  const { name } = error as Error;
  if (name === 'AbortError') return new ApiError('aborted', 'Cancelled');
  if (name === 'TimeoutError')
    return new ApiError('timeout', 'The shop is taking too long to answer. Please try again.');
  return new ApiError('network', UNREACHABLE);
}

/** Returns a successful response; throws ApiError with the server's message for a refusal. */
export async function requireSuccess(response: Response): Promise<Response> {
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => undefined);
  const facts = isRecord(body) ? body : {};
  const message = typeof facts.error === 'string' ? facts.error : SOMETHING_WRONG;
  throw new ApiError('answer', message, response.status, facts);
}

/** Returns the JSON of a response; undefined if it has no content. Throws ApiError if it breaks off or is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return response.json().catch(failing);
}

/** Returns the file of a response, which the server may produce while sending it. Throws ApiError if it breaks off. */
export function readFile(response: Response): Promise<Blob> {
  return response.blob().catch(failing);
}

function failing(error: unknown): never {
  throw toFailure(error);
}
