import { z } from 'zod';

/** A transfer of Razorpay to the shop's bank, in paise. Its fees are in its lines: https://razorpay.com/docs/api/settlements/ */
export const RazorpaySettlement = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(['created', 'processed', 'failed']),
  utr: z.string().nullish(),
  created_at: z.int().describe('Unix seconds'),
});
export type RazorpaySettlement = z.infer<typeof RazorpaySettlement>;

/** A line of a settlement, in paise. The fee includes its tax; for a payment, the amount less the fee is credited. */
export const RazorpaySettledItem = z.object({
  entity_id: z.string(),
  type: z
    .enum(['payment', 'refund', 'transfer', 'adjustment'])
    .catch('adjustment')
    .describe('A kind that is not known is one of Razorpay’s own, as an adjustment is'),
  debit: z.int().min(0),
  credit: z.int().min(0),
  amount: z.int().min(0),
  fee: z.int().min(0).nullish(),
  tax: z.int().min(0).nullish(),
  settlement_id: z.string().nullish(),
  description: z.string().nullish(),
  settled_at: z.int().nullish().describe('Unix seconds'),
});
export type RazorpaySettledItem = z.infer<typeof RazorpaySettledItem>;

/** How a line of a settlement agrees with the shop's books; an adjustment is one of Razorpay's own, such as a dispute. */
export const SettlementLineState = z.enum(['matched', 'amount_differs', 'unknown', 'adjustment']);
export type SettlementLineState = z.infer<typeof SettlementLineState>;
