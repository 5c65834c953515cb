import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { Tx } from '#shop/context.ts';
import { type OwnerAddress, type OwnerRoute, listOwners } from './list-owners.ts';
import { writeMessages } from './write-message.ts';

export type NewOrder = {
  id: string;
  orderNumber: string;
  totalPaise: number;
  pieces: number;
  paymentMethod: PaymentMethod;
  /** The end of the time in which the owner must confirm the order. */
  confirmUntil: string;
};

/** Notifies each owner once of an order that must be packed, or confirmed first. */
export async function tellOwnersOfOrder(tx: Tx, owners: OwnerAddress[], order: NewOrder): Promise<void> {
  const { id, orderNumber, ...facts } = order;
  await writeMessages(
    tx,
    owners.map(({ channel, to }) => ({
      dedupeKey: `new_order/${id}/${to}`,
      to,
      event: { kind: 'new_order' as const, channel, order: orderNumber, ...facts },
    })),
  );
}

/** Notifies each owner once of an online order that was just paid. */
export async function tellOwnersOfPaid(
  tx: Tx,
  orderId: string,
  route: OwnerRoute | undefined,
): Promise<void> {
  const owners = await listOwners(tx, route);
  if (owners.length === 0) return;
  const order = await tx.db
    .selectFrom('orders as o')
    .select(['o.order_number', 'o.total_paise'])
    .select((eb) =>
      eb
        .selectFrom('order_lines as l')
        .select((lines) => lines.fn.sum<number>('l.quantity').as('pieces'))
        .whereRef('l.order_id', '=', 'o.id')
        .as('pieces'),
    )
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  await tellOwnersOfOrder(tx, owners, {
    id: orderId,
    orderNumber: order.order_number,
    totalPaise: order.total_paise,
    pieces: Number(order.pieces),
    paymentMethod: 'razorpay',
    confirmUntil: '',
  });
}
