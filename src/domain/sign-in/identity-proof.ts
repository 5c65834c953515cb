import { z } from 'zod';

/** A proof is valid for this long, once, in the session that obtained it. */
export const PROOF_LIFE_SECONDS = 10 * 60;
/** A change of contact can be undone for this long. */
export const UNDO_LIFE_HOURS = 24;

/** How the link of a verification e-mail is confirmed: by a button, with the account's password, or after a login by number. */
export const ConfirmEmailBy = z.enum(['press', 'password', 'login']);
export type ConfirmEmailBy = z.infer<typeof ConfirmEmailBy>;

/** The sentence about the data removed from an account whose email was proven by a person who was not signed in to it. */
export const CLEARED_WORDS =
  'To keep you safe, we removed its mobile number, names, addresses and password, and logged out every device. Orders stay.';
