import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { toPhotoFile } from '#shop/photo-file.ts';

/** Returns a photo of an order as WebP. Throws unauthenticated, forbidden, not_found. */
export async function readPhoto(ctx: Ctx, orderId: string, photoId: string): Promise<Uint8Array> {
  requireAbility(ctx, 'see_orders');
  const row = await ctx.db
    .selectFrom('order_photos')
    .select('picture_key')
    .where('order_id', '=', orderId)
    .where('id', '=', photoId)
    .where('is_erased', '=', false)
    .executeTakeFirst();
  const bytes = row && (await ctx.mediaStore.read(...toPhotoFile(orderId, row.picture_key)));
  if (!bytes) throw notFound('Photo');
  return bytes;
}
