import { conflict } from '#domain/error.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { lockOwnAccount } from '#shop/access/lock-own-account.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { type PreparedPhoto, preparePhoto, toPhotoFile } from '#shop/photo-file.ts';
import { lockOrder } from '../lock-order.ts';

/** The most photos of an order that staff adds, and the most that its customer adds. */
const mostPhotos = 12;

/**
 * Stores a photo with an order, upright and without its metadata, which reveals where it was taken. The same photo is stored once. Throws
 * not_found, conflict `order.photos_full`, unauthenticated for an erased account, and what `preparePhoto` throws.
 */
export async function writePhoto(ctx: Ctx, orderId: string, sent: Uint8Array): Promise<void> {
  const photo = await preparePhoto(ctx, sent);
  // The row is written first, so that no file is left that nothing refers to. A photo that is sent again restores a missing file.
  await inTransaction(ctx, (tx) => writeRow(tx, orderId, photo));
  await ctx.mediaStore.put(...toPhotoFile(orderId, photo.key), photo.bytes);
}

async function writeRow(tx: Tx, orderId: string, { key, width, height }: PreparedPhoto): Promise<void> {
  const staffId = staffOf(tx);
  if (!staffId) await lockOwnAccount(tx);
  await lockOrder(tx, { orderId });
  const known = await tx.db
    .selectFrom('order_photos')
    .select(['picture_key', 'staff_id'])
    .where('order_id', '=', orderId)
    .execute();
  if (known.some(({ picture_key }) => picture_key === key)) return;
  const ofSameSide = known.filter(({ staff_id }) => (staff_id === null) === (staffId === null));
  if (ofSameSide.length >= mostPhotos)
    throw conflict('order.photos_full', `An order can have at most ${mostPhotos} photos`);
  const photo = { id: makeId(tx, 'pho'), order_id: orderId, picture_key: key, width, height };
  await tx.db
    .insertInto('order_photos')
    .values({ ...photo, staff_id: staffId, taken_at: tx.clock.now() })
    .execute();
  if (staffId) await writeAuditEvent(tx, { action: 'order.photo_added', subject: orderId, after: { photo } });
}
