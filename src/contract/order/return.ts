import { z } from 'zod';
import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import { atMostSentence } from '#domain/at-most-sentence.ts';
import { ReturnWish } from '#domain/order/order-return.ts';

const id = z.string().min(1).max(64);

/** Pieces of an order, by order line. */
export const OrderPieces = z
  .array(
    z.object({
      item_id: id,
      quantity: z.int().min(1, 'Please choose at least one piece').max(MOST_QUANTITY),
    }),
    'Please choose the pieces',
  )
  .min(1, 'Please choose the pieces')
  .max(50)
  .refine(
    (pieces) => new Set(pieces.map((piece) => piece.item_id)).size === pieces.length,
    'Please list each line only once',
  );

/** POST /orders/{id}/returns. */
export const AskForReturn = z.object({
  items: OrderPieces,
  wish: ReturnWish.default('refund'),
  reason: z
    .string('Please say what is wrong')
    .trim()
    .min(3, 'Please say what is wrong')
    .max(500, atMostSentence(500)),
});
export type AskForReturn = z.infer<typeof AskForReturn>;
