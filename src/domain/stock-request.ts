import { z } from 'zod';
import { IdText, OptionalId } from './cart-entry.ts';

export const STOCK_REQUEST_WORDS = {
  login: 'Please login to request this product',
  failed: 'Failed to submit request',
  unreachable: 'Failed to submit request. Please try again.',
  done: "Stock request submitted! We'll notify you when available.",
  quantity: 'Quantity must be at least 1',
} as const;

const MOST_REQUESTED = 999;

/** POST /stock-requests: tell me when it is back. The variant is named by id, or by its colour and size. */
export const StockRequest = z.object({
  product_id: IdText,
  quantity: z
    .int(STOCK_REQUEST_WORDS.quantity)
    .min(1, STOCK_REQUEST_WORDS.quantity)
    .max(MOST_REQUESTED, `Quantity must be at most ${MOST_REQUESTED}`)
    .default(1),
  notes: z
    .string()
    .trim()
    .max(1000, 'Please use at most 1000 characters')
    .nullish()
    .transform((notes) => notes ?? ''),
  variant_id: OptionalId,
  variant_color: OptionalId,
  variant_size: OptionalId,
});
export type StockRequest = z.infer<typeof StockRequest>;
