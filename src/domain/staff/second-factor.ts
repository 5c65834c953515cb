import { z } from 'zod';

export const SecondFactorKind = z.enum(['totp', 'passkey']);
export type SecondFactorKind = z.infer<typeof SecondFactorKind>;

export const RECOVERY_CODES = 10;
/** Random bytes that `toRecoveryCode` consumes: one for each character. */
export const RECOVERY_CODE_BYTES = 10;

// Crockford's base32: no I, L, O, U, so that nothing is misread. https://www.crockford.com/base32.html
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a recovery code such as `7K3QX-9M2AB`: 50 random bits. */
export function toRecoveryCode(randomBytes: Uint8Array): string {
  const text = Array.from(randomBytes.subarray(0, RECOVERY_CODE_BYTES), (byte) => ALPHABET[byte & 31]).join(
    '',
  );
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Returns a typed code without spaces and dashes, in upper case, with 1, 1, 0 for I, L, O. */
export function normaliseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}
