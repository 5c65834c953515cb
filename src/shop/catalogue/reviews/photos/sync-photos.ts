import type { Ctx } from '#shop/context.ts';
import { toPhotoFile } from '#shop/photo-file.ts';

/** A round takes less than a second, and people change a review more slowly. */
const MOST_ROUNDS = 10;

/**
 * Makes the public files of a review's photos match its state: present while it is published, deleted otherwise. Deletes erased photos
 * altogether. Safe to repeat, and to run at the same time as another change: it checks again until the review has not changed in between,
 * and throws when that does not happen.
 */
export async function syncPhotos(ctx: Ctx, reviewId: string): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = await readVersion(ctx, reviewId);
    const photos = await ctx.db
      .selectFrom('review_photos')
      .select(['id', 'key', 'is_erased'])
      .where('review_id', '=', reviewId)
      .execute();
    for (const { id, key, is_erased } of photos) {
      if (is_erased) await deletePhoto(ctx, { id, key });
      else if (before?.state === 'published') await publishPhoto(ctx, { id, key });
      else await ctx.mediaStore.removeAll(key);
    }
    if ((await readVersion(ctx, reviewId))?.version === before?.version) return;
  }
  throw new Error(
    `Review ${reviewId} changed in each of ${MOST_ROUNDS} rounds, so its photos may not match it`,
  );
}

type Named = { id: string; key: string };

async function publishPhoto({ mediaStore }: Ctx, { id, key }: Named): Promise<void> {
  if (await mediaStore.has(key, 'original')) return;
  const bytes = await mediaStore.read(...toPhotoFile(id, key));
  if (bytes) await mediaStore.put(key, 'original', bytes);
}

/** Deletes the files of a photo and then its row, so that no file is left that nothing refers to. */
export async function deletePhoto({ db, mediaStore }: Ctx, { id, key }: Named): Promise<void> {
  await mediaStore.removeAll(key);
  await mediaStore.remove(...toPhotoFile(id, key));
  await db.deleteFrom('review_photos').where('id', '=', id).execute();
}

function readVersion({ db }: Ctx, reviewId: string) {
  return db.selectFrom('reviews').select(['version', 'state']).where('id', '=', reviewId).executeTakeFirst();
}
