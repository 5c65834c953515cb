import { conflict } from '#domain/error.ts';
import { findCourier } from '#domain/shipment/courier.ts';
import type { Parcel } from '#domain/shipment/shipment.ts';
import type { Tx } from '#shop/context.ts';

/**
 * Throws conflict `order.number_taken` if another customer's parcel in transit has this courier and tracking number: that customer would
 * track it, and its cash would be booked for the wrong order. Orders of the same customer may share a parcel, and numbers of a courier that
 * is not in the list are not checked.
 */
export async function refuseTakenNumber(
  tx: Tx,
  orderId: string,
  { courier, trackingNumber }: Parcel,
): Promise<void> {
  if (!trackingNumber || !findCourier(courier)) return;
  const other = await tx.db
    .selectFrom('orders as o')
    .innerJoin('orders as own', (join) => join.on('own.id', '=', orderId))
    .select('o.order_number as number')
    .whereRef('o.customer_id', '<>', 'own.customer_id')
    .where('o.status', '=', 'shipped')
    .where('o.courier', '=', courier)
    .where((eb) => eb(eb.fn<string>('upper', ['o.tracking_number']), '=', trackingNumber.toUpperCase()))
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  throw conflict(
    'order.number_taken',
    `${trackingNumber} belongs to ${other.number}. Enter the number on the label of this parcel.`,
  );
}
