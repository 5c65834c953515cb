import { z } from 'zod';

/** The findings of the audit of the books. */
export const BooksAnswer = z.object({
  checked: z.int().describe('The number of rules checked'),
  at: z.iso.datetime(),
  differences: z.array(
    z.object({
      rule: z.string().describe('The rule, as a sentence'),
      count: z.int(),
      items: z
        .array(
          z.object({
            id: z.string().describe('The row that breaks the rule'),
            order_number: z.string().nullable(),
            name: z.string().describe('The number of the order or document, or the name of the product'),
            refund_failed: z
              .boolean()
              .describe(
                'The bank refused a refund of the order, which explains the difference until it is sent again',
              ),
          }),
        )
        .describe('At most 50'),
    }),
  ),
});
export type BooksAnswer = z.infer<typeof BooksAnswer>;
