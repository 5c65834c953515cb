import { conflict } from '#domain/error.ts';
import { type Parcel, type ShipOrder, formatParcel, toParcel } from '#domain/shipment/shipment.ts';
import type { Ctx, Tx } from '#shop/context.ts';
import { writeOrderMessage } from '#shop/messaging/write-order-message.ts';
import { type OrderRef, changeOrder } from '#shop/orders/change-order.ts';
import type { LockedOrder } from '#shop/orders/lock-order.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { endClaim, refuseClaimed } from '#shop/orders/packing/claims.ts';
import { refuseTakenNumber } from '#shop/orders/fulfilment/refuse-taken-number.ts';
import { requireNotRefunded } from '#shop/orders/require-not-refunded.ts';

/**
 * Marks an order as handed over to a courier and sends the buyer its tracking link. An order that was never marked as packed counts as
 * packed now. A call that repeats an earlier one changes nothing. Throws as `changeOrder`, conflict `order.moved` when it is not in
 * processing, `order.claimed` if another person is packing it, `order.gateway_refunded`.
 */
export async function shipOrder(ctx: Ctx, ref: OrderRef, parcel: ShipOrder): Promise<void> {
  await changeOrder(ctx, ref, { ability: 'ship_orders', action: 'order.shipped' }, async (tx, order) => {
    if (await isSentBefore(tx, order.id, toParcel(parcel))) return;
    await refuseTakenNumber(tx, order.id, toParcel(parcel));
    await markShipped(tx, order, parcel);
  });
}

/** Marks a locked order as handed over, for commands that have already required an ability. Throws as `shipOrder`. */
export async function markShipped(
  tx: Tx,
  { id: orderId, packedAt, status }: LockedOrder,
  input: ShipOrder,
): Promise<void> {
  if (status !== 'processing') {
    throw conflict('order.moved', 'Only an order in processing can be shipped', { status });
  }
  if (!packedAt) await refuseClaimed(tx, orderId);
  await requireNotRefunded(tx, orderId);
  const parcel = toParcel(input);
  await moveOrder(tx, {
    orderId,
    from: 'processing',
    to: 'shipped',
    kind: 'order_shipped',
    reason: formatParcel(parcel),
  });
  const now = tx.clock.now();
  await tx.db
    .updateTable('orders')
    .set({
      courier: parcel.courier,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      packed_at: packedAt ?? now,
      shipped_at: now,
    })
    .where('id', '=', orderId)
    .execute();
  await endClaim(tx, orderId);
  await writeOrderMessage(tx, orderId, 'order_shipped');
}

/** Returns whether the order already left with this exact parcel: a phone that lost the response sends the request again. */
async function isSentBefore(tx: Tx, orderId: string, parcel: Parcel): Promise<boolean> {
  const row = await tx.db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('shipped_at', 'is not', null)
    .where('courier', '=', parcel.courier)
    .where('tracking_number', 'is not distinct from', parcel.trackingNumber)
    .executeTakeFirst();
  return row !== undefined;
}
