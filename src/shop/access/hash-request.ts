import { createHash } from 'node:crypto';

/**
 * Returns the hash that tells a request repeated under its Idempotency-Key from a different one. `admin_requests` stores it as hex, the
 * tables of orders and refunds as base64url.
 */
export function hashRequest(request: unknown, encoding: 'base64url' | 'hex' = 'base64url'): string {
  return createHash('sha256').update(JSON.stringify(request)).digest(encoding);
}
