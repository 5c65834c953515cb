import { z } from 'zod';
import '#domain/plain-words.ts';

const LONGEST_ADDRESS = 254;

/** An email field with its own sentence. The address keeps its case; code that compares addresses lowers it. */
export function emailField(message = 'Invalid email address') {
  return z.string(message).trim().max(LONGEST_ADDRESS, message).pipe(z.email(message));
}

/** An email that may be left out or empty; both mean none. */
export function optionalEmailField(message = 'Invalid email') {
  return z
    .union([z.literal(''), emailField(message)], message)
    .nullish()
    .transform((email) => email || undefined);
}

/** Masks an address for logs: `r***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email[0]}***${email.slice(at)}`;
}
