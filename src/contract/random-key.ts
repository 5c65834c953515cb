/**
 * Returns 128 random bits in hexadecimal, as an idempotency key or as the id of what begins in a browser. `crypto.randomUUID` does not exist
 * on a page without TLS.
 */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
