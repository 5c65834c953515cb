import { z } from 'zod';
import { LEAST_QUANTITY, LINES_WORDS, MOST_LINES, MOST_QUANTITY, QUANTITY_WORDS } from './cart-limits.ts';

/** The quantity of one line. 0, −1, 1.5 and 10⁹ are refused with a sentence. */
export const Quantity = z
  .int(QUANTITY_WORDS)
  .min(LEAST_QUANTITY, QUANTITY_WORDS)
  .max(MOST_QUANTITY, QUANTITY_WORDS);

/** An id in a request body; it is only used for a lookup. */
export const IdText = z.string().min(1).max(64);

/** An id that may be missing, null or empty; all three mean none. */
export const OptionalId = z
  .union([z.literal(''), IdText])
  .nullish()
  .transform((id) => id || null);

const optionalText = z
  .string()
  .max(200)
  .nullish()
  .transform((text) => text || null);

/** A line of the cart as the server keeps it. Name, picture and price are what the shopper last saw; they are never used for pricing. */
export const ServerCartEntry = z.object({
  product_id: IdText,
  name: z
    .string()
    .max(300)
    .nullish()
    .transform((name) => name ?? ''),
  image: z
    .string()
    .max(2000)
    .nullish()
    .transform((image) => image ?? ''),
  quantity: Quantity,
  price: z
    .number()
    .min(0)
    .max(100_000_000)
    .nullish()
    .transform((price) => price ?? 0),
  variant_id: OptionalId,
  color: optionalText,
  size: optionalText,
});
export type ServerCartEntry = z.infer<typeof ServerCartEntry>;

export const ServerCartEntries = z.array(ServerCartEntry).max(MOST_LINES, LINES_WORDS);
