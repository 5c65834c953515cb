import { createHash } from 'node:crypto';

/** Returns the hash by which a request that comes again under its Idempotency-Key is told from another one. */
export function hashRequest(request: unknown, encoding: 'base64url' | 'hex' = 'base64url'): string {
  return createHash('sha256').update(JSON.stringify(request)).digest(encoding);
}
