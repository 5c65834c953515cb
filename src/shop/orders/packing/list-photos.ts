import { sql } from 'kysely';
import type { OrderPhotoJson } from '#contract/order/packing.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the photos of what lies in the parcel of an order, oldest first. */
export async function listPhotos({ db }: Reader, orderId: string): Promise<OrderPhotoJson[]> {
  const rows = await db
    .selectFrom('order_photos as p')
    .leftJoin('staff as s', 's.id', 'p.staff_id')
    .select(['p.id', 'p.width', 'p.height', 'p.taken_at'])
    .select(sql<string>`coalesce(s.name, '')`.as('taken_by'))
    .where('p.order_id', '=', orderId)
    .where('p.is_erased', '=', false)
    .orderBy('p.taken_at')
    .orderBy('p.id')
    .execute();
  return rows.map(({ taken_at: at, ...photo }) => ({
    ...photo,
    url: `/api/v1/admin/orders/${orderId}/photos/${photo.id}`,
    taken_at: at.toISOString(),
  }));
}
