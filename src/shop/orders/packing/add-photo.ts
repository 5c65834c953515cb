import { conflict, notFound } from '#domain/error.ts';
import { staffOf } from '#shop/access/actor-ids.ts';
import { requireAbility } from '#shop/access/require-ability.ts';
import { writeAuditEvent } from '#shop/audit/write-audit-event.ts';
import { type Ctx, inTransaction, makeId } from '#shop/context.ts';
import { keepPhoto } from '#shop/photo-file.ts';
import { lockOrder } from '../lock-order.ts';

const mostPhotos = 12;

/**
 * Keeps a photo of what lies in the parcel of an order, upright and without its metadata, which tells where it was taken. The same photo is
 * kept once. Throws unauthenticated, forbidden, not_found, conflict `order.photos_full`, what `describePicture` throws.
 */
export async function addPhoto(ctx: Ctx, orderId: string, bytes: Uint8Array): Promise<void> {
  requireAbility(ctx, 'ship_orders');
  await requireOrder(ctx, orderId);
  const { key, ...size } = await keepPhoto(ctx, orderId, bytes);
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, { orderId });
    const known = await tx.db
      .selectFrom('order_photos')
      .select('picture_key')
      .where('order_id', '=', orderId)
      .execute();
    if (known.some(({ picture_key }) => picture_key === key)) return;
    if (known.length >= mostPhotos)
      throw conflict('order.photos_full', `An order keeps at most ${mostPhotos} photos`);
    const photo = { id: makeId(tx, 'pho'), order_id: orderId, picture_key: key, ...size };
    await tx.db
      .insertInto('order_photos')
      .values({ ...photo, staff_id: staffOf(tx), taken_at: tx.clock.now() })
      .execute();
    await writeAuditEvent(tx, { action: 'order.photo_added', subject: orderId, after: { photo } });
  });
}

async function requireOrder({ db }: Ctx, orderId: string): Promise<void> {
  const found = await db.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  if (!found) throw notFound('Order');
}
