import { z } from 'zod';
import { MOST_CHANGED_AT_ONCE } from '#domain/paging.ts';

/** Accepts the rows of a bulk change: each is an id, or an object with an id. `noun` is the word for one record. */
export function bulkRows<Row extends z.ZodType<{ id: string }, { id: string }>>(row: Row, noun: string) {
  const id = z
    .string()
    .max(64)
    .transform((text) => ({ id: text }))
    .pipe(row);
  return z
    .array(z.union([id, row]))
    .min(1, `Please select at least one ${noun}`)
    .max(MOST_CHANGED_AT_ONCE, `Please select at most ${MOST_CHANGED_AT_ONCE} ${noun}s at a time`);
}

/** The outcome for each record of a bulk change. */
export const BulkAnswer = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      done: z.boolean(),
      version: z
        .int()
        .optional()
        .describe('The version that a change of price made of a product: `price_back` names it'),
      code: z.string().optional(),
      error: z.string().optional(),
    }),
  ),
});
export type BulkAnswer = z.infer<typeof BulkAnswer>;
