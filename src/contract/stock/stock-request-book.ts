import { z } from 'zod';
import { pagingFields } from '#domain/paging.ts';
import { someOf } from '#contract/some-of.ts';
import { skuFields } from './sku.ts';

/** `told`: the customer got the message that it is back. `reserved`: an order waits for its payment link to be paid. */
export const RequestState = z.enum(['waiting', 'told', 'reserved', 'bought']);
export type RequestState = z.infer<typeof RequestState>;

/** One customer who waits for one product. */
export const StockRequestJson = z.object({
  id: z.string(),
  asked_at: z.iso.datetime(),
  told_at: z.iso.datetime().nullable(),
  state: RequestState,
  ...skuFields,
  quantity: z.int().describe('Pieces they want'),
  in_stock: z.int(),
  notes: z.string(),
  customer: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
  order_number: z.string().nullable().describe('The order that answered it'),
});
export type StockRequestJson = z.infer<typeof StockRequestJson>;

/** GET /admin/stock-requests. */
export const RequestListing = z.object({
  ...pagingFields(),
  q: z.string().trim().max(100).optional().describe('A part of a product, SKU, name, mobile or e-mail'),
  state: someOf(RequestState).describe('Several separated by commas'),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
});
export type RequestListing = z.infer<typeof RequestListing>;

export const RequestsAnswer = z.object({ requests: z.array(StockRequestJson), total: z.int() });
export type RequestsAnswer = z.infer<typeof RequestsAnswer>;
