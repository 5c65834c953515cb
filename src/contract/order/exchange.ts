import { z } from 'zod';
import { AdminOrderAnswer, changeReason } from './admin-order.ts';
import { OrderPieces } from './return.ts';

const id = z.string().min(1).max(64);
const quantity = z.int().min(1, 'Please name at least one piece').max(99);

const ChosenPieces = z
  .array(z.object({ product_id: id, variant_id: id.nullish(), quantity }))
  .min(1, 'Please choose what is sent instead')
  .max(50)
  .refine(
    (chosen) =>
      new Set(chosen.map(({ product_id, variant_id }) => `${product_id}/${variant_id ?? ''}`)).size ===
      chosen.length,
    'Please name each product once',
  );

const pieces = {
  items: OrderPieces.describe('The pieces of the order that are replaced or exchanged'),
  instead: ChosenPieces.optional().describe(
    'What is sent for them, at today’s prices; left out, the same pieces are sent again, at what they cost',
  ),
};

/** POST /admin/orders/{id}/exchange. */
export const ExchangeOrder = z.object({
  ...pieces,
  reason: changeReason.describe('Stands on the credit note, where the buyer reads it'),
  restock: z.boolean().default(false).describe('Whether the old pieces came back and can be sold again'),
});
export type ExchangeOrder = z.infer<typeof ExchangeOrder>;

/** POST /admin/orders/{id}/exchange-preview: the same pieces, before anything is written. */
export const PreviewExchange = z.object(pieces);

/** What an exchange comes to, in rupees. */
export const ExchangePreview = z.object({
  credit: z.number().describe('What is credited for the old pieces, by a credit note'),
  price: z.number().describe('What the new pieces cost, by a new invoice'),
  due: z.number().describe('What the customer pays in cash when the new parcel arrives'),
  back: z.number().describe('What goes back to the customer'),
  back_by: z.enum(['online', 'cash']).nullable(),
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
