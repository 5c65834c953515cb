import { ApiError } from '#contract/api-error.ts';
import * as words from './words.ts';

/** Returns the text for a failed call: the message of its first invalid field, else its own message. */
export function toFailureWords(failure: unknown): string {
  const { fields, message } =
    failure instanceof ApiError ? failure : { fields: {}, message: words.somethingWrong };
  return Object.values(fields)[0] ?? message;
}
