import { z } from 'zod';
import { OrderPieces } from './return.ts';

/** The staff member who is currently packing an order. */
export const ClaimJson = z
  .object({
    staff_id: z.string(),
    name: z.string(),
    expires_at: z.iso.datetime().describe('When the claim ends unless renewed'),
  })
  .nullable()
  .describe('The staff member who is packing the order now');
export type ClaimJson = z.infer<typeof ClaimJson>;

/** POST /admin/orders/{id}/missing-pieces. */
export const MissingPieces = z.object({
  items: OrderPieces.describe('The number of missing pieces of each line'),
});
export type MissingPieces = z.infer<typeof MissingPieces>;
