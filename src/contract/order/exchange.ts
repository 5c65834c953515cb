import { z } from 'zod';
import { MOST_QUANTITY } from '#domain/cart/cart-limits.ts';
import { DifferenceWay } from '#domain/order/exchange.ts';
import { AdminOrderAnswer, changeReason } from './admin-order.ts';
import { OrderPieces } from './return.ts';

const id = z.string().min(1).max(64);
const quantity = z.int().min(1, 'Please choose at least one piece').max(MOST_QUANTITY);

const ChosenPieces = z
  .array(z.object({ product_id: id, variant_id: id.nullish(), quantity }))
  .min(1, 'Please choose what to send instead')
  .max(50)
  .refine(
    (chosen) =>
      new Set(chosen.map(({ product_id, variant_id }) => `${product_id}/${variant_id ?? ''}`)).size ===
      chosen.length,
    'Please list each product only once',
  );

const pieces = {
  items: OrderPieces.describe('The pieces of the order that are replaced or exchanged'),
  instead: ChosenPieces.optional().describe(
    'The products sent instead, at today’s prices; if left out, the same pieces are sent again at their original price',
  ),
  difference: DifferenceWay.default('in_cash').describe(
    'How the customer pays a higher price: in cash with the parcel, by a payment link before packing, or not at all, which the audit records',
  ),
};

/** POST /admin/orders/{id}/exchange. */
export const ExchangeOrder = z.object({
  ...pieces,
  reason: changeReason.describe('Printed on the credit note for the buyer'),
  restock: z.boolean().default(false).describe('Whether the old pieces came back and can be sold again'),
});
export type ExchangeOrder = z.infer<typeof ExchangeOrder>;

/** POST /admin/orders/{id}/exchange-preview: the same pieces, before anything is written. */
export const PreviewExchange = z.object(pieces);

/** The amounts of an exchange, in rupees. */
export const ExchangePreview = z.object({
  credit: z.number().describe('The credit for the old pieces, by a credit note'),
  price: z.number().describe('The price of the new pieces, by a new invoice'),
  due: z
    .number()
    .describe('The amount that the customer still pays, in cash with the parcel or by the payment link'),
  not_offered: z
    .object({ in_cash: z.string().nullable(), by_link: z.string().nullable() })
    .describe('Why the difference cannot be paid in cash or by a payment link now; null if it can'),
  waived: z.number().describe('The part of the higher price that the customer does not pay'),
  back: z.number().describe('The amount refunded to the customer'),
  back_by: z.enum(['online', 'cash']).nullable(),
  back_cash: z.number().describe('The part of it that was paid in cash and that the shop pays back'),
  pieces: z.array(
    z.object({
      name: z.string(),
      variant: z.string(),
      quantity: z.int(),
      price: z.number(),
      stock: z.int().describe('How many there are now'),
    }),
  ),
});
export type ExchangePreview = z.infer<typeof ExchangePreview>;

export const ExchangeAnswer = AdminOrderAnswer.extend({
  exchange: z.object({ id: z.string(), order_number: z.string() }).describe('The new order'),
});
