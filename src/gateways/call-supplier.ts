import type { z } from 'zod';
import { ShopError } from '#domain/error.ts';
import { type Step, traced } from '#platform/tracing/traced.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export type SupplierCall = {
  /** The supplier's name, for the log. */
  supplier: string;
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
  /** The sentence that a person reads when the call fails. */
  sentence: string;
  timeoutMs?: number;
  fetch?: Fetch;
};

// A checkout that waits longer than this for a supplier looks broken.
const TIMEOUT_MS = 5_000;
// Razorpay answers 409 while the first request with the same refund key is still running.
const TRY_AGAIN = new Set([408, 409, 425, 429]);

/** Sends one request and returns the response's JSON, undefined for an empty 204; throws `supplier.unavailable` (retry) or `supplier.refused` (do not). */
export async function callSupplier(call: SupplierCall): Promise<unknown> {
  const response = await sendChecked(call);
  const text = await readBody(call, () => response.text());
  return response.status === 204 ? undefined : toJson(call, text);
}

/** Sends one request and reads the response's JSON by a schema; a response that does not match throws `supplier.unavailable`. */
export async function askSupplier<Schema extends z.ZodType>(
  schema: Schema,
  call: SupplierCall,
): Promise<z.infer<Schema>> {
  const answer = schema.safeParse(await callSupplier(call));
  if (!answer.success) throw supplierUnavailable(call, answer.error);
  return answer.data;
}

/** Sends one request and returns the bytes of the response; throws as `callSupplier`. */
export async function downloadFromSupplier(call: SupplierCall): Promise<Uint8Array> {
  const response = await sendChecked(call);
  return readBody(call, async () => new Uint8Array(await response.arrayBuffer()));
}

/** The response by which a supplier refused a call or failed; it is the `cause` of the error. */
export class SupplierFailure extends Error {
  readonly status: number | undefined;
  readonly body: string;
  constructor(supplier: string, { status, body }: { status?: number | undefined; body: string }) {
    super(`${supplier}: ${status === undefined ? '' : `${status} `}${body.slice(0, 500)}`);
    this.status = status;
    this.body = body;
  }
}

async function sendChecked(call: SupplierCall): Promise<Response> {
  const response = await send(call);
  if (response.ok) return response;
  const { status } = response;
  const failed = { status, body: await readBody(call, () => response.text()) };
  throw TRY_AGAIN.has(status) || status >= 500
    ? supplierUnavailable(call, failed)
    : supplierRefused(call, failed);
}

function readBody<Body>(call: SupplierCall, read: () => Promise<Body>): Promise<Body> {
  return read().catch((cause: unknown) => {
    throw supplierUnavailable(call, cause);
  });
}

type Failed = Pick<SupplierCall, 'supplier' | 'sentence'>;

/**
 * Returns a 503: there was no response, or none that can be parsed. It is unknown whether the supplier acted, so the call may be retried.
 */
export function supplierUnavailable(call: Failed, cause: unknown): ShopError {
  return failure('supplier.unavailable', call, cause);
}

/** Returns a 503: the supplier understood and refused; a retry changes nothing. */
export function supplierRefused(call: Failed, cause: unknown): ShopError {
  return failure('supplier.refused', call, cause);
}

async function send({ method, url, headers, body, ...call }: SupplierCall): Promise<Response> {
  const signal = AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS);
  const init: RequestInit = { method, redirect: 'error', signal };
  if (headers) init.headers = headers;
  if (body !== undefined) init.body = body;
  try {
    return await traced(
      () => describeCall({ method, url, ...call }),
      () => (call.fetch ?? fetch)(url, init),
    );
  } catch (cause) {
    throw supplierUnavailable(call, cause);
  }
}

/** Describes a call by its supplier, because paths contain ids. */
function describeCall({ supplier, method, url }: Pick<SupplierCall, 'supplier' | 'method' | 'url'>): Step {
  const attributes = { 'http.request.method': method, 'server.address': new URL(url).host };
  return { name: `${method} ${supplier}`, attributes };
}

function toJson(call: SupplierCall, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw supplierUnavailable(call, `not JSON: ${text.slice(0, 200)}`);
  }
}

// The supplier's own message stays in `cause`, which is logged and never sent to a client.
function failure(code: string, { supplier, sentence }: Failed, cause: unknown): ShopError {
  const error = new ShopError({ kind: 'unavailable', code, message: sentence });
  error.cause = new SupplierFailure(supplier, isAnswer(cause) ? cause : { body: toText(cause) });
  return error;
}

function isAnswer(cause: unknown): cause is { status: number; body: string } {
  return typeof cause === 'object' && cause !== null && 'status' in cause && 'body' in cause;
}

function toText(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
