import { z } from 'zod';

/** The outcome that a customer wants for the pieces that they return. */
export const ReturnWish = z.enum(['refund', 'replacement', 'exchange']);
export type ReturnWish = z.infer<typeof ReturnWish>;

/** The states of a return. The database keeps the edges between them. */
export const ReturnState = z.enum(['requested', 'approved', 'refused', 'received', 'settled']);
export type ReturnState = z.infer<typeof ReturnState>;

const moment = z.iso.datetime().nullable();

/** A return of pieces of an order after its delivery, as the API shows it. */
export const OrderReturn = z.object({
  id: z.string(),
  state: ReturnState,
  wish: ReturnWish,
  reason: z.string(),
  requested_by: z.enum(['customer', 'staff']),
  answer: z.string().describe('What the shop answered, in its own words'),
  pieces: z.array(
    z.object({
      item_id: z.string(),
      product_name: z.string(),
      quantity: z.int(),
      restockable: z.int().nullable().describe('How many can be sold again; null until the pieces are back'),
    }),
  ),
  requested_at: z.iso.datetime(),
  answered_at: moment,
  received_at: moment,
  settled_at: moment,
  credit_note_id: z.string().nullable().describe('The credit note that settled it'),
});
export type OrderReturn = z.infer<typeof OrderReturn>;
