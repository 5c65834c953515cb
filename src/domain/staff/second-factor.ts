import { z } from 'zod';
import { correctBase32, toBase32 } from '#domain/base32.ts';

export const SecondFactorKind = z.enum(['totp', 'passkey']);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;

export const RECOVERY_CODES = 10;
/** Random bytes that `toRecoveryCode` consumes: one for each character. */
export const RECOVERY_CODE_BYTES = 10;

/** Returns a recovery code such as `7K3QX-9M2AB`: 50 random bits. Throws RangeError for too few bytes. */
export function toRecoveryCode(randomBytes: Uint8Array): string {
  const text = toBase32(randomBytes, RECOVERY_CODE_BYTES);
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Returns a typed code without spaces and dashes, in upper case, with 1, 1, 0 for I, L, O. */
export function normaliseCode(typed: string): string {
  return correctBase32(typed.replaceAll(/[\s-]/g, ''));
}
