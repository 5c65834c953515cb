import { notFound } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import type { Ctx } from '#shop/context.ts';
import { toPhotoFile } from '#shop/photo-file.ts';

/** Returns a photo of a review in any state as WebP, for staff. Throws unauthenticated, forbidden, not_found. */
export async function readReviewPhoto(ctx: Ctx, reviewId: string, photoId: string): Promise<Uint8Array> {
  requireAbility(ctx, 'answer_customers');
  const photo = await ctx.db
    .selectFrom('review_photos')
    .select(['id', 'key'])
    .where('review_id', '=', reviewId)
    .where('id', '=', photoId)
    .where('is_erased', '=', false)
    .executeTakeFirst();
  const bytes = photo && (await ctx.mediaStore.read(...toPhotoFile(photo.id, photo.key)));
  if (!bytes) throw notFound('Photo');
  return bytes;
}
