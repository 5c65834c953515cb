import { z } from 'zod';

const count = z.int().optional();

/** GET /admin/today. Counts that the caller may not see are omitted. */
export const TodayAnswer = z.object({
  to_confirm: count.describe('Cash on delivery orders to confirm by phone'),
  to_pack: count,
  pieces_missing: count.describe('Orders to pack with missing pieces'),
  to_hand_over: count.describe('Packed orders to dispatch'),
  failed_deliveries: count.describe('Undelivered parcels whose courier waits for an instruction'),
  late_deliveries: count.describe('Parcels on their way after the promised day'),
  returns_due: count.describe('Returns to answer, or with pieces back and not settled'),
  money_waiting: count.describe('Orders with a refund that failed or has to be explained'),
  cash_owed: count.describe('Orders with cash still to be paid back to the buyer'),
  cash_due: count.describe('Delivered cash on delivery orders whose cash is not booked'),
  tickets_due: count.describe('Tickets that are unanswered, or due within 12 hours'),
  low_stock: count.describe('SKUs that are sold out or low'),
  stock_requests: count,
  reviews: count.describe('Held reviews to approve or hide'),
  questions: count.describe('Unanswered questions about products'),
  failed_work: count.describe('Failed messages and jobs'),
  backup_due: count.describe(
    '1 where the latest copy of the shop is older than two days or failed, or its latest test failed',
  ),
  sales: z
    .object({
      total: z
        .number()
        .describe(
          'Sales in rupees of the last 30 days, without orders that ended without a sale and without amounts paid by exchanged pieces',
        ),
      orders: z.int(),
      before: z.number().describe('The same for the 30 days before'),
      orders_before: z.int(),
      days: z.array(z.object({ day: z.iso.date(), total: z.number(), orders: z.int() })),
    })
    .optional(),
});
export type TodayAnswer = z.infer<typeof TodayAnswer>;

/** GET /admin/search. */
export const SearchListing = z.object({
  q: z.string('Please enter what to search for').trim().min(2, 'Please type at least 2 characters').max(80),
});

/** One search result; for a parcel or an invoice, `id` is that of its order. */
export const FoundJson = z.object({
  kind: z.enum(['order', 'past_order', 'customer', 'product', 'parcel', 'invoice']),
  id: z.string(),
  title: z.string(),
  detail: z.string(),
});
export type FoundJson = z.infer<typeof FoundJson>;
export const SearchAnswer = z.object({ results: z.array(FoundJson) });
