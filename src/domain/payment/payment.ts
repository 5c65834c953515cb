import { z } from 'zod';
import { RazorpayPaymentLink } from './payment-link.ts';

/** How a customer pays: online through Razorpay, or in cash when the parcel arrives. */
export const PaymentMethod = z.enum(['razorpay', 'cod']);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** The colour of the payment widget's buttons. */
export const PAYMENT_WIDGET_COLOUR = '#d4a574';
/** Razorpay refuses to open an order below one rupee. */
export const LEAST_PAYABLE_PAISE = 100;

// Razorpay sends empty notes as an empty list. https://razorpay.com/docs/api/orders/
const Notes = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional();

export const RazorpayOrder = z.object({
  id: z.string(),
  entity: z.literal('order'),
  amount: z.int(),
  amount_paid: z.int(),
  amount_due: z.int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
  attempts: z.int().optional(),
  notes: Notes,
  created_at: z.int().describe('Unix seconds'),
});
export type RazorpayOrder = z.infer<typeof RazorpayOrder>;

export const RazorpayPayment = z.object({
  id: z.string(),
  entity: z.literal('payment'),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  order_id: z.string().nullish(),
  method: z.string().nullish(),
  captured: z.boolean().nullish(),
  amount_refunded: z.int().nullish(),
  refund_status: z.enum(['partial', 'full']).nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  error_reason: z.string().nullish(),
  notes: Notes,
  created_at: z.int().describe('Unix seconds'),
});
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

export const RazorpayRefund = z.object({
  id: z.string(),
  entity: z.literal('refund'),
  amount: z.int(),
  currency: z.string(),
  payment_id: z.string(),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
  speed_requested: z.string().nullish(),
  speed_processed: z.string().nullish(),
  notes: Notes,
  created_at: z.int().describe('Unix seconds'),
});
export type RazorpayRefund = z.infer<typeof RazorpayRefund>;

/** The body of the gateway's 4xx responses. */
export const RazorpayError = z.object({
  error: z.object({
    code: z.string(),
    description: z.string().nullish(),
    field: z.string().nullish(),
    reason: z.string().nullish(),
  }),
});
export type RazorpayError = z.infer<typeof RazorpayError>;

/** A webhook's envelope. Its payload is a snapshot of the moment at which it was sent; events may arrive in any order. */
export const RazorpayEvent = z.object({
  entity: z.literal('event'),
  event: z.string().max(100),
  contains: z.array(z.string()).optional(),
  payload: z.object({
    payment: z.object({ entity: RazorpayPayment }).optional(),
    order: z.object({ entity: RazorpayOrder }).optional(),
    refund: z.object({ entity: RazorpayRefund }).optional(),
    payment_link: z.object({ entity: RazorpayPaymentLink }).optional(),
  }),
  created_at: z.int().describe('Unix seconds'),
});
export type RazorpayEvent = z.infer<typeof RazorpayEvent>;
