import { z } from 'zod';

/** A Razorpay link with which a customer pays an order; Razorpay opens its own order for it once the customer pays. */
export const RazorpayPaymentLink = z.object({
  id: z.string(),
  amount: z.int().describe('Paise'),
  currency: z.string(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  short_url: z.string(),
  reference_id: z.string().nullish().describe('The id of our order'),
  order_id: z.string().nullish(),
});
export type RazorpayPaymentLink = z.infer<typeof RazorpayPaymentLink>;
