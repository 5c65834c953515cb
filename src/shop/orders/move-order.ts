import { conflict } from '#domain/error.ts';
import type { OrderEventKind } from '#domain/order/order-event.ts';
import type { CancelReason, OrderStatus } from '#domain/order/order.ts';
import { actorIdOf } from '#shop/access/actor-ids.ts';
import { type Tx, makeId } from '#shop/context.ts';

export type OrderMove = {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  kind: OrderEventKind;
  reason?: string;
  cancelledReason?: CancelReason;
};

/**
 * Moves an order along one edge of its status graph and writes the order event with it. The update names the status it expects: it throws
 * conflict `order.moved` when another transaction has moved the order first. The database refuses edges that are not published.
 */
export async function moveOrder(tx: Tx, move: OrderMove): Promise<void> {
  const now = tx.clock.now();
  const { orderId, from, to, cancelledReason } = move;
  const moved = await tx.db
    .updateTable('orders')
    .set({
      status: to,
      updated_at: now,
      cancelled_at: to === 'cancelled' ? now : null,
      cancelled_reason: to === 'cancelled' ? (cancelledReason ?? 'staff') : null,
      // A parcel that came back was never delivered, even if staff marked it as delivered.
      ...(to === 'returned_to_origin' && { returned_at: now, delivered_at: null }),
    })
    .where('id', '=', orderId)
    .where('status', '=', from)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n)
    throw conflict('order.moved', 'This order has just changed. Please look at it again.');
  await writeOrderEvent(tx, { orderId, kind: move.kind, from, to, reason: move.reason });
}

export type OrderEvent = {
  orderId: string;
  kind: OrderEventKind;
  from?: OrderStatus | undefined;
  to?: OrderStatus | undefined;
  reason?: string | undefined;
};

/** Writes an order event: who did what to an order, and when. The timeline, the audit and the messages read it. */
export async function writeOrderEvent(tx: Tx, event: OrderEvent): Promise<void> {
  await tx.db.insertInto('order_events').values(toEventRow(tx, event)).execute();
}

/** Returns the row of an order event, with the actor and the time of the transaction. */
export function toEventRow(tx: Tx, { orderId, kind, from, to, reason }: OrderEvent) {
  return {
    id: makeId(tx, 'evt'),
    order_id: orderId,
    kind,
    from_status: from ?? null,
    to_status: to ?? null,
    actor_kind: tx.actor.kind,
    actor_id: actorIdOf(tx),
    reason: reason ?? '',
    at: tx.clock.now(),
  };
}

/** Counts a change of data that belongs to an order as a change of the order, so that a caller who saw the earlier version is refused. */
export async function touchOrder(tx: Tx, orderId: string): Promise<void> {
  await tx.db.updateTable('orders').set({ updated_at: tx.clock.now() }).where('id', '=', orderId).execute();
}
