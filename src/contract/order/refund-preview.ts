import { z } from 'zod';

/** The amounts of a partial refund, in rupees. */
export const RefundPreview = z.object({
  amount: z.number().describe('The amount refunded, by one credit note'),
  tax: z.number().describe('The GST in it'),
  charges: z.number().describe('Delivery and COD charge in it'),
  by: z.enum(['online', 'cash']).describe('Paid back to the online payment, or in cash by the shop'),
  cash: z.number().describe('The part of it that was paid in cash and that the shop pays back'),
  counted: z
    .number()
    .describe('The part of it that was already refunded in Razorpay’s dashboard, and is not sent again'),
  invoice_number: z.string().describe('The invoice that the credit note credits in part'),
  whole: z.boolean().describe('Whether nothing is left of the invoice afterwards'),
  pieces: z.array(z.object({ item_id: z.string(), name: z.string(), quantity: z.int(), amount: z.number() })),
});
export type RefundPreview = z.infer<typeof RefundPreview>;
