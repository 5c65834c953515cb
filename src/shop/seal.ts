import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Reader } from '#shop/context.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text with the secret that is not in the database, so that neither a dump nor a data file reveals it. */
export function seal({ peppers, random }: Pick<Reader, 'peppers' | 'random'>, text: string): string {
  const nonce = random(nonceBytes);
  const locked = createCipheriv(cipher, keyFrom(peppers[0]), nonce);
  const body = Buffer.concat([locked.update(text, 'utf8'), locked.final()]);
  return Buffer.concat([nonce, locked.getAuthTag(), body]).toString('base64url');
}

/** Decrypts a text. Throws if it was encrypted with a secret that the shop does not have, or was changed. */
export function unseal({ peppers }: Pick<Reader, 'peppers'>, sealed: string): string {
  const [newest, ...older] = peppers;
  try {
    return open(newest, Buffer.from(sealed, 'base64url'));
  } catch (error) {
    const [next, ...others] = older;
    if (next === undefined) throw error;
    return unseal({ peppers: [next, ...others] }, sealed);
  }
}

function open(pepper: string, bytes: Buffer): string {
  const opened = createDecipheriv(cipher, keyFrom(pepper), bytes.subarray(0, nonceBytes));
  opened.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return opened.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opened.final('utf8');
}

function keyFrom(pepper: string): Buffer {
  return Buffer.from(hkdfSync('sha256', pepper, '', 'messages', 32));
}
