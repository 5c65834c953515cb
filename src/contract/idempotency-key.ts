import { z } from 'zod';

const KEY_WORDS = 'Idempotency-Key must be 8 to 128 letters, digits, - or _';

/** The header of a request that may be sent twice: a repeated key gets the first response again. */
export const IdempotencyHeader = z.object({
  'idempotency-key': z.string(KEY_WORDS).regex(/^[\w-]{8,128}$/, KEY_WORDS),
});

/** The same header where it is optional: a request without a key is carried out each time it is sent. */
export const OptionalIdempotencyHeader = IdempotencyHeader.partial();
