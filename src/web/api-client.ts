import { type HttpCall, createClient } from '#contract/client.ts';
import { isLoginForced, SESSION_STORAGE } from '#domain/sign-in/session.ts';
import { toLoginPath } from '#domain/sign-in/return-to.ts';
import { endSession, useSession } from './store/session-store.ts';
import { readStorage } from './store/stored-state.ts';

/**
 * Why a call failed. `answer`: the server refused, with a message for people. `network`: the server was not reached. `timeout`: it did not
 * answer in time. `aborted`: the caller aborted the call.
 */
export class ApiError extends Error {
  readonly kind: 'answer' | 'network' | 'timeout' | 'aborted';
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** Stable name such as `stock.gone`; `network`, `timeout` or `aborted` when there was no response. */
  readonly code: string;
  /** Messages by path of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The rest of the response body, such as a new quote or the remaining stock. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(kind: ApiError['kind'], message: string, status = 0, body: Record<string, unknown> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : kind === 'answer' ? 'unknown' : kind;
    this.fields = isRecord(body.fields) ? (body.fields as Record<string, string>) : {};
    this.body = body;
  }

  /** Returns the server's message; `fallback` where it sent none, was not reached, or answered 500. */
  messageOr(fallback: string): string {
    const hasReason = this.kind === 'answer' && this.status !== 500 && typeof this.body.error === 'string';
    return hasReason ? this.message : fallback;
  }
}

export type CallOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Sends the request even while the page is being closed. */
  keepalive?: boolean;
  priority?: RequestPriority;
};

// A timed-out read can be repeated; a write cannot, because the server may have done it.
const readTimeoutMs = 8_000;
const writeTimeoutMs = 15_000;

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

async function request(call: HttpCall, options: CallOptions): Promise<Response> {
  const { token } = useSession.getState();
  const response = await send(call, { options, token });
  if (response.ok) return response;
  if (response.status === 401) leaveSession(token);
  const body: unknown = await response.json().catch(() => undefined);
  const facts = isRecord(body) ? body : {};
  const message = typeof facts.error === 'string' ? facts.error : 'Something went wrong. Please try again.';
  throw new ApiError('answer', message, response.status, facts);
}

type Sending = { options: CallOptions; token: string | null };

async function send({ path, ...call }: HttpCall, { options, token }: Sending): Promise<Response> {
  const { signal, keepalive, priority } = options;
  const { timeoutMs = call.method === 'GET' ? readTimeoutMs : writeTimeoutMs } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(path, {
      ...call,
      keepalive,
      priority,
      headers: { ...call.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    if (signal?.aborted) throw new ApiError('aborted', 'Cancelled');
    if (timeout.aborted)
      throw new ApiError('timeout', 'The shop is taking too long to answer. Please try again.');
    throw new ApiError('network', 'The shop cannot be reached. Please check your connection and try again.');
  }
}

// Ends only the session that was refused: a late response must not log out a customer who logged in meanwhile, nor end a session that
// another tab renewed.
function leaveSession(refused: string | null): void {
  const isLatest = useSession.getState().token === refused && readStorage(SESSION_STORAGE.token) === refused;
  if (refused && isLatest) endSession();
  const { pathname, search } = window.location;
  if (isLoginForced(pathname)) window.location.assign(toLoginPath(pathname + search));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
