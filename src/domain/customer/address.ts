import { z } from 'zod';
import '#domain/plain-words.ts';
import { INDIAN_PHONE_WORDS, isMobileNumber, stripToNational } from './phone.ts';
import { PIN_PATTERN } from './pin-code.ts';
import { findState, StateKey } from '#domain/tax/state.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

export const COUNTRY = 'India';
/** How many addresses one customer may keep. */
export const MOST_ADDRESSES = 20;

export const AddressType = z.enum(['home', 'work', 'other']);
export type AddressType = z.infer<typeof AddressType>;

export const ADDRESS_TYPE_NAMES: Record<AddressType, string> = { home: 'Home', work: 'Work', other: 'Other' };

/** A required line of text with its own sentence. */
export function requiredLine(message: string, most = 200) {
  const tooLong = atMostSentence(most);
  return z.string(message).trim().min(1, message).max(most, tooLong);
}

/** A line that may be missing, null or empty; all three mean empty. */
export function optionalLine(most = 200) {
  return z
    .string()
    .trim()
    .max(most, atMostSentence(most))
    .nullish()
    .transform((text) => text ?? '');
}

/** Accepts a State by key, ISO code, name or alias and returns its key. */
export function stateField(message = 'State is required') {
  return z
    .string(message)
    .trim()
    .min(1, message)
    .transform((text, context): StateKey => {
      const state = findState(text);
      if (state) return state.key;
      context.addIssue({ code: 'custom', message: 'Please choose a state or union territory of India' });
      return z.NEVER;
    });
}

/** Accepts a PIN code; spaces in it are ignored (`226 001`). */
export function pinField(message: string) {
  return z
    .union([z.string(), z.int()], message)
    .transform((pin) => String(pin).replaceAll(/\s/g, ''))
    .pipe(z.string().regex(PIN_PATTERN, message));
}

/** A number that the courier can call: ten Indian digits in any spelling, or a foreign number with its `+`. */
export function contactPhoneField(message: string) {
  return z
    .string(message)
    .max(40, message)
    .transform((text, context) => {
      const phone = toContactPhone(text);
      const isRight = phone.startsWith('+') ? /^\+[1-9]\d{9,14}$/.test(phone) : isMobileNumber(phone);
      // Ten digits are not a missing number, so they get the sentence about Indian numbers.
      const words = /^[1-5]\d{9}$/.test(phone) ? INDIAN_PHONE_WORDS : message;
      if (!isRight) context.addIssue({ code: 'custom', message: words });
      return phone;
    });
}

function toContactPhone(text: string): string {
  const foreign = text.trim().startsWith('+') && !/^\+\s*91/.test(text.trim());
  return foreign ? `+${text.replaceAll(/\D/g, '')}` : stripToNational(text);
}

/** Refuses any country but India with a sentence. */
export const countryField = z
  .string()
  .trim()
  .nullish()
  .refine((country) => !country || /^(in|ind|india|bharat)$/i.test(country), 'We deliver within India only')
  .transform(() => COUNTRY);

/** A saved address inside the program. */
export type Address = {
  id: string;
  type: AddressType;
  line1: string;
  line2: string;
  city: string;
  stateKey: StateKey;
  postalCode: string;
  country: string;
  phone: string;
  isDefault: boolean;
};

/** Returns the list with exactly one default if it has any address: the last one marked, else the first. */
export function withOneDefault<Entry extends { is_default: boolean }>(addresses: readonly Entry[]): Entry[] {
  const marked = addresses.findLastIndex((address) => address.is_default);
  const chosen = Math.max(marked, 0);
  return addresses.map((address, index) => ({ ...address, is_default: index === chosen }));
}

/** Returns an address on one line, as cards and summaries print it. */
export function formatAddress(address: {
  line1: string;
  line2?: string;
  city: string;
  state: string;
  postal_code: string;
}): string {
  const place = `${address.state} ${address.postal_code}`;
  return [address.line1, address.line2, address.city, place].filter(Boolean).join(', ');
}
