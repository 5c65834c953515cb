import { dayMs } from '#domain/durations.ts';
import type { Ctx } from '#shop/context.ts';
import { deletePhoto } from './sync-photos.ts';

/**
 * Deletes photos that belong to no review after a day, those of erased customers, and public files of reviews that are not published, which a
 * request may have rendered while they were hidden. A job runs it every night. Safe to repeat.
 */
export async function forgetReviewPhotos(ctx: Ctx): Promise<void> {
  const yesterday = new Date(ctx.clock.now().getTime() - dayMs);
  const unused = await ctx.db
    .selectFrom('review_photos')
    .select(['id', 'key'])
    .where((eb) =>
      eb.or([
        eb('is_erased', '=', true),
        eb.and([eb('review_id', 'is', null), eb('created_at', '<', yesterday)]),
      ]),
    )
    .execute();
  for (const photo of unused) await deletePhoto(ctx, photo);
  const withheld = await ctx.db
    .selectFrom('review_photos as f')
    .innerJoin('reviews as r', 'r.id', 'f.review_id')
    .select('f.key')
    .where('r.state', '<>', 'published')
    .execute();
  for (const { key } of withheld) await ctx.mediaStore.removeAll(key);
}
