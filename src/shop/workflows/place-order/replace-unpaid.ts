import { conflict } from '#domain/error.ts';
import { type UnpaidOrderSummary, listForSameProducts } from '#shop/cart/unpaid-orders.ts';
import type { Tx } from '#shop/context.ts';
import { type Cleared, ReplacedNotCleared, isPayable } from './clear-replaced-orders.ts';
import { releaseUnpaidOrder } from './release-unpaid-order.ts';
import type { LockedProducts } from './price-order.ts';

type Replacing = { unpaid: UnpaidOrderSummary[]; locked: LockedProducts; cleared: Cleared };

/**
 * Cancels the customer's own unpaid orders of the same products, so that the new order can have their pieces and promo codes. Returns
 * whether there were any. Throws conflict `order.being_paid`, and ReplacedNotCleared if rows have to be locked or payments fetched first.
 */
export async function replaceUnpaid(tx: Tx, { unpaid, locked, cleared }: Replacing): Promise<boolean> {
  const replaced = listForSameProducts(unpaid, locked.items);
  if (replaced.length === 0) return false;
  if (!replaced.every((order) => isCleared(order, locked, cleared))) throw new ReplacedNotCleared(replaced);
  await refuseAuthorized(tx, replaced);
  for (const order of replaced) await releaseUnpaidOrder(tx, order.id, 'replaced');
  return true;
}

type Paid = { orderIds: readonly string[]; customerId: string; locked: LockedProducts };

/**
 * Throws conflict `order.being_paid` when one of the orders to be replaced by the new one has been paid in the meantime, so that nothing is
 * bought twice.
 */
export async function refusePaid(tx: Tx, { orderIds, customerId, locked }: Paid): Promise<void> {
  if (orderIds.length === 0) return;
  const productIds = locked.items.map(({ productId }) => productId);
  const paid = await tx.db
    .selectFrom('orders as o')
    .select(['o.id', 'o.order_number'])
    .where('o.id', 'in', orderIds)
    .where('o.customer_id', '=', customerId)
    .where('o.payment_method', '=', 'razorpay')
    .where('o.payment_status', '=', 'completed')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_lines as l')
          .select('l.id')
          .whereRef('l.order_id', '=', 'o.id')
          .where('l.product_id', 'in', productIds),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  if (paid) throw beingPaid(paid);
}

/**
 * Returns whether the order can be replaced in this transaction. Every transaction locks products, then promotions, each in id order, so
 * rows that were not locked in that step must not be locked later.
 */
function isCleared({ id, ...order }: UnpaidOrderSummary, locked: LockedProducts, cleared: Cleared): boolean {
  const products = [...cleared.productIds, ...locked.items.map(({ productId }) => productId)];
  const promotions = [...cleared.promotionIds, locked.code?.promotion?.id];
  return (
    (!isPayable(order) || cleared.askedIds.includes(id)) &&
    order.pieces.every(({ productId }) => products.includes(productId)) &&
    (order.promotionId === null || promotions.includes(order.promotionId))
  );
}

/**
 * Throws conflict `order.being_paid` when a payment of one of the orders is authorized: the bank has approved it, and it only has to be
 * captured.
 */
async function refuseAuthorized(tx: Tx, orders: UnpaidOrderSummary[]): Promise<void> {
  const paid = await tx.db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['o.id', 'o.order_number'])
    .where(
      'p.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('p.status', '=', 'authorized')
    .limit(1)
    .executeTakeFirst();
  if (paid) throw beingPaid(paid);
}

function beingPaid({ id, order_number }: { id: string; order_number: string }) {
  const sentence = `Your order ${order_number} for these products is paid or being paid. Please check it before you order again.`;
  return conflict('order.being_paid', sentence, { order_id: id, order_number });
}
