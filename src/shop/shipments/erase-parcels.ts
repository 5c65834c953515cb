import type { Tx } from '#shop/context.ts';

/** Deletes the labels of a customer's parcels, which show name and address, and the couriers' reports about their delivery. */
export async function eraseParcels({ db }: Tx, customerId: string): Promise<void> {
  const shipments = db
    .selectFrom('shipments as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select('s.id')
    .where('o.customer_id', '=', customerId);
  await db.deleteFrom('shipment_labels').where('shipment_id', 'in', shipments).execute();
  await db
    .updateTable('shipment_scans')
    .set({ note: '', place: '' })
    .where('shipment_id', 'in', shipments)
    .execute();
}
