import './plain-words.ts';

/** The kinds of failure that the HTTP layer knows how to answer. Anything that is not a `ShopError` is a bug of ours and becomes a 500. */
export const HTTP_STATUS = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof HTTP_STATUS;
export type FieldErrors = Record<string, string>;

type Particulars = {
  kind: ErrorKind;
  code: string;
  message: string;
  fields?: FieldErrors | undefined;
  detail?: Record<string, unknown> | undefined;
};

/** The one error that commands throw: `message` is a sentence for people, `code` is stable for programs. */
export class ShopError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly fields: FieldErrors | undefined;
  readonly detail: Record<string, unknown> | undefined;

  constructor({ kind, code, message, fields, detail }: Particulars) {
    super(message);
    this.name = 'ShopError';
    this.kind = kind;
    this.code = code;
    this.fields = fields;
    this.detail = detail;
  }
}

/** 422: the request is well formed but breaks a rule. `fields` maps a path such as `address.city` to its sentence. */
export function invalid(code: string, message: string, fields?: FieldErrors): ShopError {
  return new ShopError({ kind: 'invalid', code, message, fields });
}

/** 400: the request could not be read at all. */
export function malformed(message = 'The request could not be read'): ShopError {
  return new ShopError({ kind: 'malformed', code: 'request.malformed', message });
}

/** 404 for a record that does not exist, and equally for one that is not the caller's. `what` is a noun: `Order`. */
export function notFound(what: string): ShopError {
  const noun = what.toLowerCase().replaceAll(/[^a-z]+/g, '_');
  return new ShopError({ kind: 'not_found', code: `${noun}.not_found`, message: `${what} not found` });
}

/** 409: the state has changed since the caller read it; `detail` holds the current state. */
export function conflict(code: string, message: string, detail?: Record<string, unknown>): ShopError {
  return new ShopError({ kind: 'conflict', code, message, detail });
}

/** 401: the caller is not logged in. The invoice page shows this sentence and asks for a login. */
export function unauthenticated(): ShopError {
  return new ShopError({
    kind: 'unauthenticated',
    code: 'session.required',
    message: 'Authentication required',
  });
}

/** 403: the caller is known and may not do this. */
export function forbidden(message: string): ShopError {
  return new ShopError({ kind: 'forbidden', code: 'access.forbidden', message });
}

/** 429: `retryAfterSeconds` becomes the Retry-After header. */
export function tooMany(message: string, retryAfterSeconds: number): ShopError {
  const detail = { retryAfterSeconds };
  return new ShopError({ kind: 'too_many', code: 'rate.limited', message, detail });
}

/** 503: a supplier does not answer; the same request may succeed later. */
export function unavailable(code: string, message: string): ShopError {
  return new ShopError({ kind: 'unavailable', code, message });
}

/** 413: the body is too large. */
export function tooLarge(message: string): ShopError {
  return new ShopError({ kind: 'too_large', code: 'request.too_large', message });
}

/** 415: the content type is not supported. */
export function unsupported(message: string): ShopError {
  return new ShopError({ kind: 'unsupported', code: 'request.unsupported', message });
}

/** Returns whether a thrown value is a `ShopError`, optionally with this very code. */
export function isShopError(error: unknown, code?: string): error is ShopError {
  return error instanceof ShopError && (code === undefined || error.code === code);
}

type Issue = { path: PropertyKey[]; message: string };

/** Returns the first sentence for each path of a failed parse, as `{ 'address.city': 'City is required' }`. */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) fields[issue.path.map(String).join('.')] ??= issue.message;
  return fields;
}

/** 422 for a failed parse: `message` is the first sentence, and every field has its own. */
export function invalidFields(issues: readonly Issue[]): ShopError {
  const message = issues[0]?.message ?? 'Please check the form';
  return invalid('request.invalid', message, toFieldErrors(issues));
}
