import { z } from 'zod';
import { IdText, OptionalId } from '#domain/cart/cart-entry.ts';
import { MOST_REQUESTED, STOCK_REQUEST_WORDS } from '#domain/stock/stock-request-words.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';

/**
 * POST /stock-requests: the customer asks to be notified when a product is back in stock. The variant is named by id, or by its colour and
 * size.
 */
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
    .max(1000, atMostSentence(1000))
    .nullish()
    .transform((notes) => notes ?? ''),
  variant_id: OptionalId,
  variant_color: OptionalId,
  variant_size: OptionalId,
});
export type StockRequest = z.infer<typeof StockRequest>;
