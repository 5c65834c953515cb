import { isLoginForced, SESSION_STORAGE } from '#domain/sign-in/session.ts';
import { toLoginPath } from '#domain/sign-in/return-to.ts';
import { endSession, useSession } from './store/session-store.ts';
import { readStorage } from './store/stored-state.ts';

/**
 * Why a call failed. `answer`: the server said no, in words for people. `network`: it was not reached. `timeout`: it did not
 * answer in time. `aborted`: we did not want to know any more.
 */
export class ApiError extends Error {
  readonly kind: 'answer' | 'network' | 'timeout' | 'aborted';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Stable name such as `stock.gone`; `network`, `timeout` or `aborted` when there was no answer. */
  readonly code: string;
  /** Sentences by path of the field. */
  readonly fields: Readonly<Record<string, string>>;
  /** The rest of the answer: a new quote, what is left. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(kind: ApiError['kind'], message: string, status = 0, body: Record<string, unknown> = {}) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : kind === 'answer' ? 'unknown' : kind;
    this.fields = isRecord(body.fields) ? (body.fields as Record<string, string>) : {};
    this.body = body;
  }

  /** The server's sentence; `fallback` where it gave none, was not reached, or failed itself and could not say why. */
  messageOr(fallback: string): string {
    const hasReason = this.kind === 'answer' && this.status !== 500 && typeof this.body.error === 'string';
    return hasReason ? this.message : fallback;
  }
}

export type CallOptions = {
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** For a last word while the page goes away. */
  keepalive?: boolean;
};

const API = '/api/v1';
// What is only read can be asked for again; of what is written one would not know whether it was done.
const readingPatienceMs = 8_000;
const writingPatienceMs = 15_000;

/** `GET /api/v1{path}`; throws ApiError. */
export function getJson<Answer>(path: string, options?: CallOptions): Promise<Answer> {
  return callJson<Answer>('GET', path, options);
}

/** Any other method with a JSON body; throws ApiError. */
export async function callJson<Answer>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const response = await callApi(method, path, options);
  return (response.status === 204 ? undefined : await response.json().catch(() => undefined)) as Answer;
}

/** A file with its name, such as the PDF of an invoice; throws ApiError. */
export async function getFile(
  path: string,
  options: CallOptions = {},
): Promise<{ blob: Blob; name?: string }> {
  const response = await callApi('GET', path, options);
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), name };
}

async function callApi(method: string, path: string, options: CallOptions): Promise<Response> {
  const { token } = useSession.getState();
  const response = await send(method, path, { options, token });
  if (response.ok) return response;
  if (response.status === 401) leaveSession(token);
  const body: unknown = await response.json().catch(() => undefined);
  const facts = isRecord(body) ? body : {};
  const message = typeof facts.error === 'string' ? facts.error : 'Something went wrong. Please try again.';
  throw new ApiError('answer', message, response.status, facts);
}

type Sending = { options: CallOptions; token: string | null };

async function send(method: string, path: string, { options, token }: Sending): Promise<Response> {
  const { query = {}, body, headers, signal, keepalive } = options;
  const { timeoutMs = method === 'GET' ? readingPatienceMs : writingPatienceMs } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(`${API}${path}${toQuery(query)}`, {
      method,
      keepalive,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch {
    if (signal?.aborted) throw new ApiError('aborted', 'Cancelled');
    if (timeout.aborted)
      throw new ApiError('timeout', 'The shop is taking too long to answer. Please try again.');
    throw new ApiError('network', 'The shop cannot be reached. Please check your connection and try again.');
  }
}

// Only the session that was refused ends: a late answer must not log out who logged in meanwhile, nor end one that another tab renewed.
function leaveSession(refused: string | null): void {
  const isLatest = useSession.getState().token === refused && readStorage(SESSION_STORAGE.token) === refused;
  if (refused && isLatest) endSession();
  const { pathname, search } = window.location;
  if (isLoginForced(pathname)) window.location.assign(toLoginPath(pathname + search));
}

function toQuery(query: NonNullable<CallOptions['query']>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
