import { z } from 'zod';
import { OrderPieces } from './return.ts';

/** The person who packs an order at the moment. */
export const ClaimJson = z
  .object({
    staff_id: z.string(),
    name: z.string(),
    expires_at: z.iso.datetime().describe('The claim ends then, unless it is renewed'),
  })
  .nullable()
  .describe('Who packs the order at the moment');
export type ClaimJson = z.infer<typeof ClaimJson>;

/** A photo of what lies in a parcel, under /admin/orders/{id}/photos. */
export const OrderPhotoJson = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  taken_at: z.iso.datetime(),
  taken_by: z.string(),
});
export type OrderPhotoJson = z.infer<typeof OrderPhotoJson>;

/** POST /admin/orders/{id}/photos, as a form. */
export const PhotoForm = z.object({
  file: z
    .instanceof(File, { message: 'Please choose a photo' })
    .meta({ type: 'string', format: 'binary' })
    .describe('JPEG, PNG, WebP or AVIF, at most 10 MB; its location is removed'),
});

/** POST /admin/orders/{id}/missing-pieces. */
export const MissingPieces = z.object({ items: OrderPieces.describe('How many of each line are not there') });
export type MissingPieces = z.infer<typeof MissingPieces>;
