import { unavailable } from '#domain/error.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { consumeLimit } from '#shop/rate-limits/consume.ts';
import type { PictureFacts } from '#shop/ports.ts';
import { storePicture } from './store-pictures.ts';

/**
 * Adds the picture of an uploaded file, cleaned of everything but its pixels, and returns its id; the same file again has the same id. A
 * job renders its usual sizes ahead of demand. Throws unauthenticated, forbidden, too_many, unavailable `picture.busy` while the same
 * picture is being deleted, and unsupported, too_large or invalid for a file that is not a picture, too large or damaged.
 */
export async function addPicture(ctx: Ctx, file: Uint8Array): Promise<string> {
  requireAbility(ctx, 'edit_products');
  await limitPictures(ctx);
  const { bytes, ...picture } = await ctx.pictures.clean(file);
  await storePicture(ctx, picture.key, bytes);
  const id = await inTransaction(ctx, (tx) => recordPicture(tx, picture));
  // The files of an unused picture may have been deleted between the two lines above; from now on they are not.
  await storePicture(ctx, picture.key, bytes);
  return id;
}

async function recordPicture(tx: Tx, picture: PictureFacts): Promise<string> {
  const added = await tx.db
    .insertInto('pictures')
    .values({ id: makeId(tx, 'pic'), ...picture, created_at: tx.clock.now() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return markUsed(tx, picture.key);
  await refuseWhileRemoved(tx, picture.key);
  const { width, height } = picture;
  await tx.enqueue('render-pictures', { pictureId: added.id });
  await writeAuditEvent(tx, { action: 'picture.added', subject: added.id, after: { width, height } });
  return added.id;
}

/** Restarts the period after which an unused picture is deleted, and returns the picture's id. */
async function markUsed({ db }: Tx, key: string): Promise<string> {
  const known = await db
    .updateTable('pictures')
    .set({ unused_since: null })
    .where('key', '=', key)
    .returning('id')
    .executeTakeFirstOrThrow();
  return known.id;
}

/** Refuses a picture whose files are being deleted: they would be missing afterwards. */
async function refuseWhileRemoved({ db }: Tx, key: string): Promise<void> {
  const removal = await db
    .selectFrom('picture_removals')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst();
  if (removal)
    throw unavailable('picture.busy', 'This photo is being deleted. Please add it again in a minute.');
}

/** More than anybody photographs in an hour, and less than would fill a disk in a day. */
const limits = [{ count: 1000, seconds: 3600 }];

async function limitPictures(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'staff') return;
  const message = 'You have added a thousand photos in an hour. Please continue a little later.';
  await consumeLimit(ctx, { key: `pictures/${actor.staffId}`, limits, message });
}
