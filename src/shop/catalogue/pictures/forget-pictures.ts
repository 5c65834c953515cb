import { sql } from 'kysely';
import { dayMs } from '#domain/durations.ts';
import type { Ctx } from '#shop/context.ts';
import { forgetReviewPhotos } from '../reviews/photos/forget-review-photos.ts';
import { isImported } from './uploads/remove-archives.ts';
import { deleteUploads } from './uploads/remove-upload.ts';

/** Long enough to finish a draft on a phone, or to bring a photo back that was removed by mistake. */
const unusedDays = 30;
const uploadDays = 1;

/**
 * Deletes uploads that were abandoned for a day, and pictures that nothing has referred to for thirty. A job runs it every night. Safe to
 * repeat.
 */
export async function forgetPictures(ctx: Ctx): Promise<void> {
  const daysAgo = (days: number) => new Date(ctx.clock.now().getTime() - days * dayMs);
  const uploads = await ctx.db
    .selectFrom('picture_uploads')
    .select('id')
    .where('changed_at', '<', daysAgo(uploadDays))
    .where(sql<boolean>`not ${isImported}`)
    .execute();
  await deleteUploads(
    ctx,
    uploads.map(({ id }) => id),
  );
  await forgetReviewPhotos(ctx);
  await markUnused(ctx);
  await removeUnused(ctx, daysAgo(unusedDays));
  const removed = await deleteFiles(ctx);
  ctx.log.info({ uploads: uploads.length, pictures: removed }, 'what was left of photos is deleted');
}

/**
 * Whether a product, a category, a subcategory, a collection, a maker, a craft, any version of a page, or the settings (signature, logo)
 * refer to the picture `k`.
 */
const isShown = sql<boolean>`(
  exists (select from product_pictures p where p.picture_id = k.id)
  or exists (select from categories c where k.id in (c.picture_id, c.landscape_picture_id))
  or exists (select from subcategories s where s.landscape_picture_id = k.id)
  or exists (select from collections c where c.picture_id = k.id)
  or exists (select from makers m where m.picture_id = k.id)
  or exists (select from crafts f where f.picture_id = k.id)
  or exists (select from content t where strpos(t.document::text, k.key) > 0)
  or exists (select from content_versions v where strpos(v.document::text, k.key) > 0)
  or exists (select from settings s where strpos(s.document::text, k.key) > 0))`;

async function markUnused({ db, clock }: Ctx): Promise<void> {
  await sql`update pictures k set unused_since = null where unused_since is not null and ${isShown}`.execute(
    db,
  );
  await sql`update pictures k set unused_since = ${clock.now()} where unused_since is null and not ${isShown}`.execute(
    db,
  );
}

/**
 * Deletes the rows of unused pictures. Orders show the picture of the product bought, and invoices are printed with their signature and
 * logo, so those pictures stay.
 */
async function removeUnused({ db, clock }: Ctx, before: Date): Promise<void> {
  await sql`
    with removed as (
      delete from pictures k
       where unused_since < ${before} and not ${isShown}
         and not exists (select from order_lines l where l.picture_key = k.key)
         and k.key not in (select split_part(document->'seller'->>'signatureImage', '/', 3) from invoices
                            where document->'seller'->>'signatureImage' is not null)
         and k.key not in (select document->'seller'->'logo'->>'key' from invoices
                            where document->'seller'->'logo'->>'key' is not null)
      returning key)
    insert into picture_removals (key, removed_at) select key, ${clock.now()} from removed`.execute(db);
}

/** Deletes the files of removed pictures, and returns how many there were. */
async function deleteFiles({ db, mediaStore }: Ctx): Promise<number> {
  const removals = await db.selectFrom('picture_removals').select('key').execute();
  for (const { key } of removals) {
    await mediaStore.removeAll(key);
    await db.deleteFrom('picture_removals').where('key', '=', key).execute();
  }
  return removals.length;
}
