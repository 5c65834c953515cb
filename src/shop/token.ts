import { createHash } from 'node:crypto';
import type { Reader } from '#shop/context.ts';

/** Returns 256 random bits as a token: of a session, a link or an API key. */
export function newToken({ random }: Pick<Reader, 'random'>): string {
  return Buffer.from(random(32)).toString('base64url');
}

/**
 * Returns the hash of a token, which is all that the database stores. A plain hash is enough, because 256 random bits cannot be guessed.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
