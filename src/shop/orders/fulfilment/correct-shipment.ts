import { conflict, invalidFields } from '#domain/error.ts';
import { canCorrectShipment } from '#domain/order/allowed-actions.ts';
import { findCourier } from '#domain/shipment/courier.ts';
import { OTHER_COURIER, type Parcel, formatParcel, toParcel } from '#domain/shipment/shipment.ts';
import type { CorrectShipment } from '#contract/order/shipment.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { correctShipmentMessages } from '#shop/messaging/correct-shipment-messages.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { refuseTakenNumber } from '#shop/orders/fulfilment/refuse-taken-number.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Corrects the courier or the tracking number of a parcel that is in transit. The order event keeps the old and the new one, and a buyer
 * who was sent the old one is sent the new one. A repeated call changes nothing. Throws as `changeOrder` and `refuseTakenNumber`, conflict
 * `order.not_on_its_way` with the reason.
 */
export async function correctShipment(ctx: Ctx, ref: OrderRef, change: CorrectShipment): Promise<void> {
  await changeOrder(
    ctx,
    ref,
    { ability: 'ship_orders', action: 'order.shipment_corrected' },
    async (tx, order) => {
      const { id: orderId, status } = order;
      const allowance = canCorrectShipment({ status });
      if (!allowance.allowed) throw conflict('order.not_on_its_way', allowance.reason, { status });
      const old = await readParcel(tx, orderId);
      const parcel = correctParcel(old, change);
      if (formatParcel(parcel) === formatParcel(old) && parcel.trackingUrl === old.trackingUrl) return;
      await refuseTakenNumber(tx, orderId, parcel);
      await writeParcel(tx, orderId, parcel);
      await writeOrderEvent(tx, {
        orderId,
        kind: 'shipment_corrected',
        reason: `${formatParcel(old)} → ${formatParcel(parcel)}`,
      });
      await correctShipmentMessages(tx, orderId, parcel);
    },
  );
}

/**
 * Returns the parcel after a correction. A change to another courier describes the parcel completely, so that an omitted field becomes
 * empty; for a courier of the list an omitted field stays unchanged. Throws invalid if a courier of the list would have no tracking number.
 */
function correctParcel(old: Parcel, { courier, ...change }: CorrectShipment): Parcel {
  if (courier === OTHER_COURIER) return toParcel({ courier, ...change });
  const tracking_number = change.tracking_number ?? old.trackingNumber ?? undefined;
  if (courier === undefined && !findCourier(old.courier))
    return { ...old, trackingNumber: tracking_number ?? null };
  if (tracking_number === undefined)
    throw invalidFields([{ path: ['tracking_number'], message: 'Please enter the tracking number' }]);
  return toParcel({ courier: courier ?? old.courier, tracking_number });
}

async function readParcel(tx: Tx, orderId: string): Promise<Parcel> {
  const row = await tx.db
    .selectFrom('orders')
    .select(['courier', 'tracking_number', 'tracking_url'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { courier: row.courier!, trackingNumber: row.tracking_number, trackingUrl: row.tracking_url };
}

async function writeParcel(
  tx: Tx,
  orderId: string,
  { courier, trackingNumber, trackingUrl }: Parcel,
): Promise<void> {
  await tx.db
    .updateTable('orders')
    .set({
      courier,
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      updated_at: tx.clock.now(),
    })
    .where('id', '=', orderId)
    .execute();
}
