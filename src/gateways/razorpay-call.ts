import { z } from 'zod';
import { isShopError } from '#domain/error.ts';
import { SupplierFailure, askSupplier, type Fetch } from './call-supplier.ts';

export type RazorpayOptions = {
  keyId: string;
  keySecret: string;
  /** The current webhook secret first; after a change also the old one, because Razorpay retries old events with it for a day. */
  webhookSecrets: readonly string[];
  /** The base URL without `/v1`; only the sandbox changes it. */
  baseUrl?: string;
  checkoutScriptUrl?: string;
  timeoutMs?: number;
  fetch?: Fetch;
};

/** The sentence that a person reads when a call fails. */
export const FAILURES = {
  create: 'Failed to initiate payment',
  read: 'The payment could not be looked up',
  capture: 'The payment could not be completed',
  refund: 'The refund could not be started',
  link: 'The payment link could not be opened',
  cancel: 'The payment link could not be cancelled',
};

type Payload = { body: object; headers?: Record<string, string> };
export type Caller = <Schema extends z.ZodType>(
  failure: keyof typeof FAILURES,
  schema: Schema,
  path: string,
  payload?: Payload,
) => Promise<z.infer<Schema>>;

/** Returns a function that sends one call with the keys and reads its answer by a schema. It throws `supplier.unavailable` or `supplier.refused`. */
export function makeCaller({
  keyId,
  keySecret,
  baseUrl = 'https://api.razorpay.com',
  ...options
}: RazorpayOptions): Caller {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (failure, schema, path, payload) => {
    const call = {
      supplier: 'razorpay',
      sentence: FAILURES[failure],
      method: payload ? ('POST' as const) : ('GET' as const),
      url: baseUrl + path,
      headers: { authorization, ...(payload && { 'content-type': 'application/json', ...payload.headers }) },
      ...(payload && { body: JSON.stringify(payload.body) }),
      ...(options.timeoutMs && { timeoutMs: options.timeoutMs }),
      ...(options.fetch && { fetch: options.fetch }),
    };
    return askSupplier(schema, call);
  };
}

// https://razorpay.com/docs/errors/ lists the code, which covers any mistake in a request; only the sentence says which.
const UNKNOWN_ID = 'id provided does not exist';

/**
 * Returns an error handler that returns a fallback if Razorpay refused an unknown id, and rethrows every other error. Razorpay knows only
 * what was made with keys of the same account, and test keys are separate from live ones.
 */
export function orIfUnknown<Other>(other: Other): (error: unknown) => Other {
  return (error) => {
    const cause = isShopError(error, 'supplier.refused') ? error.cause : undefined;
    if (cause instanceof SupplierFailure && cause.status === 400 && cause.body.includes(UNKNOWN_ID))
      return other;
    throw error;
  };
}

export function collectionOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item) });
}
