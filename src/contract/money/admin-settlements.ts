import { z } from 'zod';
import { SettlementLineState } from '#domain/payment/settlement.ts';
import { pagingFields } from '#domain/paging.ts';

/** A transfer from Razorpay; amounts are in rupees. */
export const SettlementJson = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  status: z.enum(['created', 'processed', 'failed']),
  utr: z.string().describe('The bank’s reference (UTR), as on the statement'),
  amount: z.number(),
  fee: z.number().describe('Razorpay’s fee, tax included'),
  tax: z.number().describe('The GST in the fee'),
  lines: z.int(),
  lines_amount: z.number().describe('The sum of the lines; equals the amount if Razorpay’s figures agree'),
  differences: z.int().describe('Lines that do not agree with the shop’s payments and refunds'),
});
export type SettlementJson = z.infer<typeof SettlementJson>;

export const SettlementsAnswer = z.object({
  settlements: z.array(SettlementJson),
  total: z.int(),
  unsettled: z
    .object({
      payments: z.int(),
      amount: z.number(),
      orders: z.array(z.string()).describe('The numbers of their orders, the oldest first; at most 20'),
    })
    .describe('Payments captured more than four working days ago and not in any settlement'),
});
export type SettlementsAnswer = z.infer<typeof SettlementsAnswer>;

const day = z.iso.date('Please enter a day like 2026-11-22').optional();

export const SettlementListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(80).optional().describe('A UTR, or the id of a settlement, payment or refund'),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  from: day.describe('The first Indian day'),
  to: day.describe('The last Indian day, included'),
  differs: z.enum(['true', 'false']).optional().describe('Only those with a difference, or without'),
});
export type SettlementListing = z.infer<typeof SettlementListing>;

export const SettlementAnswer = z.object({
  settlement: SettlementJson.extend({
    items: z.array(
      z.object({
        entity_id: z.string().describe('Razorpay’s id of the payment, refund or adjustment'),
        kind: z.enum(['payment', 'refund', 'transfer', 'adjustment']),
        amount: z.number(),
        fee: z.number(),
        tax: z.number(),
        net: z.number().describe('The amount it adds to the transfer; negative for a refund'),
        description: z.string(),
        order_number: z.string().nullable(),
        expected: z.number().nullable().describe('The amount in the shop’s books'),
        state: SettlementLineState,
      }),
    ),
  }),
});
export type SettlementAnswer = z.infer<typeof SettlementAnswer>;

export const FetchedSettlements = z.object({ settlements: z.int(), lines: z.int() });
export type FetchedSettlements = z.infer<typeof FetchedSettlements>;
