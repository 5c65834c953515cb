import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ShopError, isShopError } from '#domain/error.ts';
import { GATEWAY_NAMES, type CourierGateway } from '#domain/shipment/courier-gateway.ts';
import {
  type Fetch,
  type SupplierCall,
  SupplierFailure,
  askSupplier,
  downloadFromSupplier,
  supplierUnavailable,
} from '../call-supplier.ts';

// Milliseconds. Assigning a number calls the carrier behind the gateway, which takes seconds.
const TIMEOUT_MS = 20_000;
const LARGEST_LABEL_BYTES = 5 * 1024 * 1024;

export type ClientOptions = { baseUrl: string; timeoutMs?: number | undefined; fetch?: Fetch | undefined };

export type CourierCall = {
  /** The work that failed, for the sentence that staff reads: "the booking". */
  what: string;
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
};

export type CourierClient = {
  ask: <Schema extends z.ZodType>(schema: Schema, call: CourierCall) => Promise<z.infer<Schema>>;
  /** Returns a PDF from the address that the courier named. */
  download: (what: string, url: string) => Promise<Uint8Array>;
  /** Returns the error of a courier that refused in its own words. */
  refuse: (what: string, reason: string) => ShopError;
};

/** Calls one courier gateway; every answer is checked by its schema. */
export function createCourierClient(gateway: CourierGateway, options: ClientOptions): CourierClient {
  const name = GATEWAY_NAMES[gateway];
  const toCall = (call: CourierCall): SupplierCall => ({
    supplier: gateway,
    sentence: `${name} did not answer. Try again in a minute.`,
    method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
    url: options.baseUrl + call.path,
    timeoutMs: call.timeoutMs ?? options.timeoutMs ?? TIMEOUT_MS,
    ...(call.headers && { headers: call.headers }),
    ...(call.body !== undefined && { body: call.body }),
    ...(options.fetch && { fetch: options.fetch }),
  });
  const refuse = (what: string, reason: string) => refused(`${name} refused ${what}: ${toSentence(reason)}`);
  return {
    refuse,
    async ask(schema, call) {
      return askSupplier(schema, toCall(call)).catch((error: unknown) => {
        throw isRefusal(error) ? withCause(refuse(call.what, readReason(error.cause.body)), error) : error;
      });
    },
    async download(what, url) {
      const request = { ...toCall({ what, path: '' }), url };
      if (!isOwnOrSecure(url, options.baseUrl)) throw refuse(what, 'its address is not secure');
      const bytes = await downloadFromSupplier(request);
      if (bytes.length > LARGEST_LABEL_BYTES || !isPdf(bytes))
        throw supplierUnavailable(request, 'not a PDF');
      return bytes;
    },
  };
}

/**
 * Returns whether a secret is the expected one, in the same time for every wrong one. An empty expected secret matches nothing, because it
 * would let anyone in.
 */
export function isSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return expected !== '' && timingSafeEqual(digest(given), digest(expected));
}

/** Returns the HTTP status by which a courier refused a call. */
export function readRefusedStatus(error: unknown): number | undefined {
  return error instanceof ShopError && error.cause instanceof SupplierFailure
    ? error.cause.status
    : undefined;
}

function refused(message: string): ShopError {
  return new ShopError({ kind: 'unavailable', code: 'supplier.refused', message });
}

function withCause(error: ShopError, { cause }: { cause: SupplierFailure }): ShopError {
  error.cause = cause;
  return error;
}

function isRefusal(error: unknown): error is ShopError & { cause: SupplierFailure } {
  return isShopError(error, 'supplier.refused') && error.cause instanceof SupplierFailure;
}

const Refusal = z.record(z.string(), z.unknown());

/** Returns the courier's own words of a refusal; staff needs them to correct the parcel. */
function readReason(body: string): string {
  try {
    const { message, errors, detail, error } = Refusal.parse(JSON.parse(body));
    const fields = errors && typeof errors === 'object' ? Object.values(errors).flat().join(' ') : '';
    return [message, detail, error, fields].filter((part) => typeof part === 'string' && part).join(' ');
  } catch {
    return body;
  }
}

function toSentence(reason: string): string {
  const plain = reason
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' ? 'it gave no reason' : plain.slice(0, 200);
}

function isOwnOrSecure(url: string, baseUrl: string): boolean {
  return URL.canParse(url) && (url.startsWith('https://') || new URL(url).origin === new URL(baseUrl).origin);
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
}
