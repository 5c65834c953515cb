import { z } from 'zod';
import { RefundReason, ToldRefundStatus } from '#domain/payment/payment-fact.ts';
import { pagingFields } from '#domain/paging.ts';

export const RefundState = ToldRefundStatus.describe(
  '`due`: Razorpay has not taken it yet; `pending`: Razorpay has it and the bank is working; `failed`: the bank did not take it',
);

/** A refund of an online payment; amounts are rupees. */
export const RefundJson = z.object({
  id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  customer: z.string(),
  amount: z.number(),
  reason: RefundReason,
  state: RefundState,
  can_retry: z
    .boolean()
    .describe('It failed and is still owed: `POST /admin/orders/{id}/refund-retry` sends it again'),
  gateway_id: z.string().nullable().describe('Razorpay’s id of the refund'),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type RefundJson = z.infer<typeof RefundJson>;

export const RefundsAnswer = z.object({ refunds: z.array(RefundJson), total: z.int() });
export type RefundsAnswer = z.infer<typeof RefundsAnswer>;

const day = z.iso.date('Please enter a day like 2026-11-22').optional();

export const RefundListing = z.object({
  ...pagingFields(),
  q: z
    .string()
    .trim()
    .max(80)
    .optional()
    .describe('An order number, a name, or Razorpay’s id of a refund or payment'),
  sort: z
    .enum(['waiting', 'newest', 'oldest'])
    .default('waiting')
    .describe('`waiting`: those under way first, of these the oldest first'),
  state: z
    .enum(['open', ...RefundState.options])
    .optional()
    .describe('`open`: not yet with the customer'),
  from: day.describe('The first Indian day'),
  to: day.describe('The last Indian day, included'),
});
export type RefundListing = z.infer<typeof RefundListing>;
