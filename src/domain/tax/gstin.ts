import { z } from 'zod';
import { findStateByGst, getState, type StateKey } from './state.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

/** A GSTIN as typed (spaces and lower case are accepted), with its check character verified. */
export const Gstin = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .refine((text) => shape.test(text), {
    error: 'Please check the GSTIN: 15 characters, such as 09ABCDE1234F1ZY',
    abort: true,
  })
  .refine(isGstin, 'One character of this GSTIN is wrong. Please check it against your GST certificate');

/** A PAN, upper case. */
export const Pan = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .refine(
    (text) => /^[A-Z]{5}[0-9]{4}[A-Z]$/.test(text),
    'Please check the PAN: 10 characters, such as ABCDE1234F',
  );

/** Returns whether the text is a GSTIN: format and check character. */
export function isGstin(text: string): boolean {
  return shape.test(text) && gstinCheckCharacter(text.slice(0, 14)) === text[14];
}

/** Returns the 15th character for the first fourteen (GSTN's modulus-36 check). */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (const [position, character] of [...first14].entries()) {
    const product = alphabet.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** Returns the State that registered a GSTIN, by its first two digits; undefined for codes without a State. */
export function gstinState(gstin: string): StateKey | undefined {
  return findStateByGst(gstin.slice(0, 2))?.key;
}

/** Returns a warning when a GSTIN is registered in another State than the buyer's address. It is never a reason to refuse. */
export function gstinStateWarning(gstin: string, key: StateKey): string | undefined {
  const registered = gstinState(gstin);
  if (registered === key) return undefined;
  const place = registered ? getState(registered).name : 'another place';
  return `This GSTIN is registered in ${place}, the address is in ${getState(key).name}.`;
}
