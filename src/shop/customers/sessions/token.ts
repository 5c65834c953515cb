import { createHash } from 'node:crypto';
import type { Reader } from '#shop/context.ts';

/** 256 random bits for a session or a confirmation link. */
export function newToken({ random }: Pick<Reader, 'random'>): string {
  return Buffer.from(random(32)).toString('base64url');
}

/** What the database keeps of a token. A plain hash will do: nobody guesses 256 bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
