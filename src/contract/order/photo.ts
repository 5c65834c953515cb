import { z } from 'zod';

/** A photo of an order, under /admin/orders/{id}/photos. */
export const OrderPhotoJson = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  taken_at: z.iso.datetime().describe('When it was sent'),
  taken_by: z.string().describe('Name of the packer, or of the customer'),
  from_customer: z.boolean().describe('Whether the customer sent it, to show what is wrong'),
});
export type OrderPhotoJson = z.infer<typeof OrderPhotoJson>;

/** A photo sent as a form. */
export const PhotoForm = z.object({
  file: z
    .instanceof(File, { message: 'Please choose a photo' })
    .meta({ type: 'string', format: 'binary' })
    .describe('JPEG, PNG, WebP or AVIF, at most 10 MB; location data is removed'),
});
