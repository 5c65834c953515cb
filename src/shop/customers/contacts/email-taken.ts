import { conflict } from '#domain/error.ts';

/** An email address logs in to one account only. */
export function emailTaken() {
  return conflict(
    'email.taken',
    'There is an account with this email address already. Please log in with it.',
  );
}
