import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in the vendor's format. */
export class VendorError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly field: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    { message, field }: { message: string; field?: string },
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }

  /** https://razorpay.com/docs/errors/ */
  toAnswer() {
    const { code, message: description, field } = this;
    const where = { source: 'business', step: 'payment_initiation', reason: 'input_validation_failed' };
    return { error: { code, description, ...(field && { field }), ...where, metadata: {} } };
  }
}

/** Returns a 400, which the vendor also uses for entities that do not exist. */
export function badRequest(message: string, field?: string): VendorError {
  return new VendorError(400, 'BAD_REQUEST_ERROR', field ? { message, field } : { message });
}

export function unknownId(): VendorError {
  return badRequest('The id provided does not exist');
}

/** Returns a 409: the same refund key with another body, or while the first request is still running. */
export function keyInUse(): VendorError {
  const message =
    'Request failed because another request with the same idempotency key differs or is in progress';
  return new VendorError(409, 'BAD_REQUEST_ERROR', { message });
}
