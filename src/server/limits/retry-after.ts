import type { ShopError } from '#domain/error.ts';

/** How long a client waits before it retries a request that failed because a dependency was down. */
export const RETRY_AFTER_SECONDS = '5';

/** Returns the Retry-After header of an error after which a retry may succeed. */
export function retryAfterOf({ kind, detail }: ShopError): Record<string, string> {
  if (kind === 'too_many') return { 'retry-after': String(detail?.['retryAfterSeconds'] ?? 60) };
  return kind === 'unavailable' ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
}
