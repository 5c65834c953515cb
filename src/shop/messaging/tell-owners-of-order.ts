import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { Tx } from '#shop/context.ts';
import { type OwnerAddress, type OwnerRoute, listOwners } from './list-owners.ts';
import { type WriteMessage, writeMessages } from './write-message.ts';

export type NewOrder = {
  id: string;
  orderNumber: string;
  totalPaise: number;
  pieces: number;
  paymentMethod: PaymentMethod;
  /** The end of the time in which the owner must confirm the order. */
  confirmUntil: string;
};

/** Returns the messages that notify each owner once of an order that must be packed, or confirmed first. */
export function toOwnerMessages(owners: OwnerAddress[], order: NewOrder): WriteMessage[] {
  const { id, orderNumber, ...facts } = order;
  return owners.map(({ channel, to }) => ({
    dedupeKey: `new_order/${id}/${to}`,
    to,
    event: { kind: 'new_order', channel, order: orderNumber, path: `/admin/orders/${orderNumber}`, ...facts },
  }));
}

/** Notifies each owner once of an online order that was just paid, and how much was paid: for an exchange, the difference. */
export async function tellOwnersOfPaid(
  tx: Tx,
  orderId: string,
  route: OwnerRoute | undefined,
): Promise<void> {
  const owners = await listOwners(tx, route);
  if (owners.length === 0) return;
  const order = await tx.db
    .selectFrom('orders as o')
    .select(['o.order_number', 'o.total_paise', 'o.exchange_paise'])
    .select((eb) =>
      eb
        .selectFrom('order_lines as l')
        .select((lines) => lines.fn.sum<number>('l.quantity').as('pieces'))
        .whereRef('l.order_id', '=', 'o.id')
        .as('pieces'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const paid: NewOrder = {
    id: orderId,
    orderNumber: order.order_number,
    totalPaise: order.total_paise - order.exchange_paise,
    pieces: Number(order.pieces),
    paymentMethod: 'razorpay',
    confirmUntil: '',
  };
  await writeMessages(tx, toOwnerMessages(owners, paid));
}
