import { z } from 'zod';

const gatewayId = (prefix: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${prefix}_[A-Za-z0-9]{6,40}$`),
      `Please send the id from the payment window, such as ${prefix}_Q1w2E3r4T5y6`,
    );

/** POST /payment/create-order. The amount is only compared; the gateway is asked for the stored order's total. */
export const CreatePaymentOrder = z.object({
  order_id: z.string().min(1, 'Order is required').max(64),
  amount: z.number().nonnegative().optional(),
  currency: z.literal('INR', 'Only INR is accepted').default('INR'),
});
export type CreatePaymentOrder = z.infer<typeof CreatePaymentOrder>;

export const PaymentOrderAnswer = z.object({
  key_id: z.string(),
  amount: z.int().describe('In paise, as Razorpay’s payment window requires'),
  currency: z.literal('INR'),
  razorpay_order_id: z.string(),
  order_id: z.string(),
  script_url: z.string(),
});
export type PaymentOrderAnswer = z.infer<typeof PaymentOrderAnswer>;

/** POST /payment/verify: what the widget returned to the browser; only its signature makes it trustworthy. */
export const VerifyPayment = z.object({
  order_id: z.string().min(1, 'Order is required').max(64),
  razorpay_order_id: gatewayId('order'),
  razorpay_payment_id: gatewayId('pay'),
  razorpay_signature: z.string().regex(/^[0-9a-f]{64}$/i, 'Payment verification failed'),
});
export type VerifyPayment = z.infer<typeof VerifyPayment>;

/** POST /payment/check. */
export const CheckPayment = z.object({ order_id: z.string().min(1, 'Order is required').max(64) });
