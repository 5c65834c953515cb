import { z } from 'zod';
import { OrderPieces } from './return.ts';

/** The staff member who is currently packing an order. */
export const ClaimJson = z
  .object({
    staff_id: z.string(),
    name: z.string(),
    expires_at: z.iso.datetime().describe('The claim ends then, unless it is renewed'),
  })
  .nullable()
  .describe('Who packs the order at the moment');
export type ClaimJson = z.infer<typeof ClaimJson>;

/** POST /admin/orders/{id}/missing-pieces. */
export const MissingPieces = z.object({ items: OrderPieces.describe('How many of each line are not there') });
export type MissingPieces = z.infer<typeof MissingPieces>;
