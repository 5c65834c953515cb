import { z } from 'zod';
import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { pagingFields } from '#domain/paging.ts';
import { OrderReturn, ReturnState } from '#domain/order/order-return.ts';
import { someOf } from '#contract/some-of.ts';
import { seen } from './admin-order.ts';
import { AskForReturn } from './return.ts';

/** POST /admin/orders/{id}/returns. */
export const RecordReturn = AskForReturn.extend(seen);
export type RecordReturn = Omit<z.infer<typeof RecordReturn>, 'version'>;

/** POST /admin/orders/{id}/returns/{return}/answer. */
export const AnswerReturn = z.object({
  ...seen,
  approved: z.boolean(),
  answer: z
    .string('Please write a message to the customer')
    .trim()
    .min(3, 'Please write a message to the customer')
    .max(500, atMostSentence(500))
    .describe('The message to the customer: where to send the pieces, or why the return is refused'),
});
export type AnswerReturn = z.infer<typeof AnswerReturn>;

/** POST /admin/orders/{id}/returns/{return}/receipt. */
export const ReceiveReturn = z.object({
  ...seen,
  items: z
    .array(z.object({ item_id: z.string().min(1).max(64), restock: z.int().min(0).max(MOST_QUANTITY) }))
    .max(50)
    .default([])
    .describe('The number of pieces of each line that can be sold again; the others are damaged'),
});
export type ReceiveReturn = z.infer<typeof ReceiveReturn>;

/** A return in the admin's list. */
export const ListedReturnJson = OrderReturn.extend({
  order_id: z.string(),
  order_number: z.string(),
  customer_name: z.string(),
});
export type ListedReturnJson = z.infer<typeof ListedReturnJson>;

/** GET /admin/returns. */
export const ReturnListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(80).optional().describe('The number of an order, or a part of a name'),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
  state: someOf(ReturnState).describe('Several separated by commas'),
});
export type ReturnListing = z.infer<typeof ReturnListing>;

export const ReturnsAnswer = z.object({ returns: z.array(ListedReturnJson), total: z.int() });
