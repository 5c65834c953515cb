import type { ShopError } from '#domain/error.ts';

/** When to ask again what could not be answered for want of something that is usually there. */
export const RETRY_AFTER_SECONDS = '5';

/** The header that says when to ask again, for what may succeed later. */
export function retryAfterOf({ kind, detail }: ShopError): Record<string, string> {
  if (kind === 'too_many') return { 'retry-after': String(detail?.['retryAfterSeconds'] ?? 60) };
  return kind === 'unavailable' ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
}
