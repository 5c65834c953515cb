import type { OrderPhotoJson } from '#contract/order/photo.ts';
import type { Reader } from '#shop/context.ts';

/** Returns the photos of an order, oldest first: of the contents of its parcel, and of the pieces that its customer received. */
export async function listPhotos({ db }: Reader, orderId: string): Promise<OrderPhotoJson[]> {
  const rows = await db
    .selectFrom('order_photos as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .leftJoin('staff as s', 's.id', 'p.staff_id')
    .select(['p.id', 'p.width', 'p.height', 'p.taken_at', 's.name as packer', 'o.customer_name as customer'])
    .where('p.order_id', '=', orderId)
    .where('p.is_erased', '=', false)
    .orderBy('p.taken_at')
    .orderBy('p.id')
    .execute();
  return rows.map(({ taken_at: at, packer, customer, ...photo }) => ({
    ...photo,
    url: `/api/v1/admin/orders/${orderId}/photos/${photo.id}`,
    taken_at: at.toISOString(),
    taken_by: packer ?? customer,
    from_customer: packer === null,
  }));
}
