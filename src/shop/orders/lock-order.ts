import type { CancelReason, OrderStatus, PaymentStatus } from '#domain/order/order.ts';
import type { PaymentMethod } from '#domain/payment/payment.ts';
import type { Paise } from '#domain/money/money.ts';
import { notFound } from '#domain/error.ts';
import type { Tx } from '#shop/context.ts';

export type LockedOrder = {
  id: string;
  status: OrderStatus;
  placedAt: Date;
  expiresAt: Date | null;
  cancelledReason: CancelReason | null;
  payment: { method: PaymentMethod; status: PaymentStatus };
  /** The captured payment that paid the order. */
  paidBy: string | null;
  packedAt: Date | null;
  deliveredAt: Date | null;
  /** The amount that was paid with credited pieces of another order. */
  exchangePaise: Paise;
  /** The amount of other orders that was paid with credited pieces of this order. */
  exchangedPaise: Paise;
  /** The cash that is still to be handed back to the buyer. */
  cashOwedPaise: Paise;
  version: number;
};

/** Locks an order until the commit and returns it. With `customerId` it finds only that customer's orders. Throws not_found. */
export async function lockOrder(
  tx: Tx,
  { orderId, customerId }: { orderId: string; customerId?: string },
): Promise<LockedOrder> {
  const row = await tx.db
    .selectFrom('orders')
    .select([
      'id',
      'status',
      'payment_method',
      'payment_status',
      'placed_at',
      'paid_by',
      'packed_at',
      'delivered_at',
    ])
    .select([
      'expires_at',
      'cancelled_reason',
      'exchange_paise',
      'exchanged_paise',
      'cash_owed_paise',
      'version',
    ])
    .where('id', '=', orderId)
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId!))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('Order');
  return {
    id: row.id,
    status: row.status as OrderStatus,
    placedAt: row.placed_at,
    expiresAt: row.expires_at,
    cancelledReason: row.cancelled_reason as CancelReason | null,
    payment: { method: row.payment_method as PaymentMethod, status: row.payment_status as PaymentStatus },
    paidBy: row.paid_by,
    packedAt: row.packed_at,
    deliveredAt: row.delivered_at,
    exchangePaise: row.exchange_paise,
    exchangedPaise: row.exchanged_paise,
    cashOwedPaise: row.cash_owed_paise,
    version: row.version,
  };
}
