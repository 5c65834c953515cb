import { conflict } from '#domain/error.ts';
import { canCorrectShipment } from '#domain/order/allowed-actions.ts';
import { findCourier, toTrackingUrl } from '#domain/shipment/shipment.ts';
import type { CorrectShipment } from '#contract/order/shipment.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { correctShipmentMessages } from '#shop/messaging/correct-shipment-messages.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import { writeOrderEvent } from '#shop/orders/move-order.ts';

/**
 * Corrects the courier or the tracking number of a parcel that is in transit. The order event keeps the old and the new one, and a buyer
 * who was sent the old one is sent the new one. A repeated call changes nothing. Throws forbidden, not_found, conflict
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
      const parcel = {
        courier: change.courier ?? old.courier!,
        trackingNumber: change.tracking_number ?? old.tracking_number!,
      };
      if (parcel.courier === old.courier && parcel.trackingNumber === old.tracking_number) return;
      await writeParcel(tx, orderId, parcel);
      await writeOrderEvent(tx, {
        orderId,
        kind: 'shipment_corrected',
        reason: `${old.courier} ${old.tracking_number} → ${parcel.courier} ${parcel.trackingNumber}`,
      });
      await correctShipmentMessages(tx, orderId, parcel);
    },
  );
}

function readParcel(tx: Tx, orderId: string) {
  const order = tx.db.selectFrom('orders').select(['courier', 'tracking_number']);
  return order.where('id', '=', orderId).executeTakeFirstOrThrow();
}

async function writeParcel(
  tx: Tx,
  orderId: string,
  { courier, trackingNumber }: { courier: string; trackingNumber: string },
): Promise<void> {
  await tx.db
    .updateTable('orders')
    .set({
      courier,
      tracking_number: trackingNumber,
      tracking_url: toTrackingUrl(findCourier(courier), trackingNumber) ?? null,
      updated_at: tx.clock.now(),
    })
    .where('id', '=', orderId)
    .execute();
}
