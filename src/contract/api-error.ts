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

/** The message for a failure that has no sentence for people. */
export const SOMETHING_WRONG = 'Something went wrong. Please try again.';

/** Returns the error of a failed call. Anything else that was thrown, a mistake of ours, counts as no answer with this message. */
export function toApiError(thrown: unknown, message = SOMETHING_WRONG): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError('network', message);
}

/** Returns whether a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
