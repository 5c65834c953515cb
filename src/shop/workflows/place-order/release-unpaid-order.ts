import type { CancelReason } from '#domain/order/order.ts';
import type { Tx } from '#shop/context.ts';
import { moveOrder } from '#shop/orders/move-order.ts';
import { releasePromotion } from '#shop/promotions/redeem-promotion.ts';
import { returnStock } from '#shop/stock/return-stock.ts';

/** Cancels an order that awaits payment or confirmation, and releases its pieces and its promotion. The caller has locked the order. */
export async function releaseUnpaidOrder(
  tx: Tx,
  orderId: string,
  reason: Extract<CancelReason, 'unpaid' | 'replaced' | 'unconfirmed'>,
): Promise<void> {
  await moveOrder(tx, {
    orderId,
    from: 'pending',
    to: 'cancelled',
    kind: 'order_cancelled',
    reason,
    cancelledReason: reason,
  });
  await returnStock(tx, orderId, { cause: reason === 'replaced' ? 'returned' : 'expired' });
  await releasePromotion(tx, orderId);
}
