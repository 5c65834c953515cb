/** Crockford's base32: no I, L, O, U, so that nothing is misread aloud. https://www.crockford.com/base32.html */
export const BASE32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns random characters, each from five bits of a byte. Throws RangeError if there are fewer bytes than characters. */
export function toBase32(randomBytes: Uint8Array, length: number): string {
  if (randomBytes.length < length)
    throw new RangeError(`Needs ${length} random bytes, got ${randomBytes.length}`);
  return Array.from(randomBytes.subarray(0, length), (byte) => BASE32[byte & 31]).join('');
}

/** Returns the characters in upper case, with the misread I, L and O replaced by 1, 1 and 0. */
export function correctBase32(typed: string): string {
  return typed.toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0');
}
