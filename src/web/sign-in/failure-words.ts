import { ApiError } from '#web/api-client.ts';

/** What to say of a call that failed: the sentence of its first wrong field, else its own. */
export function toFailureWords(failure: unknown): string {
  const { fields, message } =
    failure instanceof ApiError ? failure : { fields: {}, message: 'Something went wrong' };
  return Object.values(fields)[0] ?? message;
}
