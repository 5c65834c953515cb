import { z } from 'zod';

const KEY_WORDS = 'Idempotency-Key must be 8 to 128 letters, digits, - or _';

/** The header of a request that may be sent twice: the same key is answered as the first time. */
export const IdempotencyHeader = z.object({
  'idempotency-key': z.string(KEY_WORDS).regex(/^[\w-]{8,128}$/, KEY_WORDS),
});

/** The same where a request without a key is done each time that it is sent. */
export const OptionalIdempotencyHeader = IdempotencyHeader.partial();
