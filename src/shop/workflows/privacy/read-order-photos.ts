import type { Reader } from '#shop/context.ts';

/** Returns which photos a customer sent with their orders, oldest first. */
export async function readOrderPhotos({ db }: Reader, customerId: string) {
  const rows = await db
    .selectFrom('order_photos as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.order_number', 'p.taken_at'])
    .where('o.customer_id', '=', customerId)
    .where('p.staff_id', 'is', null)
    .orderBy('p.taken_at')
    .execute();
  return rows.map(({ order_number, taken_at }) => ({ order_number, at: taken_at.toISOString() }));
}
