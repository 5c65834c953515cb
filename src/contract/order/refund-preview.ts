import { z } from 'zod';

/** The amounts of a partial refund, in rupees. */
export const RefundPreview = z.object({
  amount: z.number().describe('What goes back, by one credit note'),
  tax: z.number().describe('The GST in it'),
  charges: z.number().describe('Delivery and COD charge in it'),
  by: z.enum(['online', 'cash']).describe('To the online payment, or all of it handed back by the shop'),
  cash: z.number().describe('The part of it that was paid in cash, which the shop hands back'),
  invoice_number: z.string().describe('The invoice that the credit note takes a part of'),
  whole: z.boolean().describe('Whether nothing is left of the invoice afterwards'),
  pieces: z.array(z.object({ item_id: z.string(), name: z.string(), quantity: z.int(), amount: z.number() })),
});
export type RefundPreview = z.infer<typeof RefundPreview>;
