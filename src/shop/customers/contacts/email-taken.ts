import { conflict } from '#domain/error.ts';

/** Returns the error for an email address that another account uses: an address logs in to one account only. */
export function emailTaken() {
  return conflict(
    'email.taken',
    'There is already an account with this email address. Please log in with it.',
  );
}
