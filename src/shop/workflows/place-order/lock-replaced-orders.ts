import { conflict } from '#domain/error.ts';
import type { UnpaidOrderSummary } from '#shop/cart/unpaid-orders.ts';
import type { Ctx } from '#shop/context.ts';
import { fetchPayments } from '#shop/workflows/confirm-payment/fetch-payments.ts';

/** What an order that is placed again locks and knows beside its own, so that unpaid orders of its customer may give way to it. */
export type Cleared = { askedIds: string[]; productIds: string[]; promotionIds: string[] };

/** Thrown to roll back: these orders are in the way, and something of them is to be locked or asked for first. */
export class InTheWay extends Error {
  readonly orders: readonly UnpaidOrderSummary[];

  constructor(orders: readonly UnpaidOrderSummary[]) {
    super('unpaid orders of the same goods are in the way');
    this.orders = orders;
  }
}

/** Each try more has met another order of the same buyer's that came in between, or whose payment was opened then. */
const mostTries = 50;

/**
 * Runs `place` until no unpaid order is in its way that was not cleared. Razorpay is asked about those whose payment was opened, outside
 * of any transaction: what was paid there by now is settled before it could be replaced. Throws conflict `order.moved`.
 */
export async function lockingReplacedOrders<Result>(
  ctx: Ctx,
  place: (cleared: Cleared) => Promise<Result>,
): Promise<Result> {
  const cleared: Cleared = { askedIds: [], productIds: [], promotionIds: [] };
  for (let run = 1; run <= mostTries; run += 1) {
    try {
      return await place(cleared);
    } catch (error) {
      if (!(error instanceof InTheWay)) throw error;
      for (const order of error.orders) await clear(ctx, cleared, order);
    }
  }
  throw conflict('order.moved', 'Your orders have changed meanwhile. Please look at them and try again.');
}

async function clear(ctx: Ctx, cleared: Cleared, order: UnpaidOrderSummary): Promise<void> {
  cleared.productIds.push(...order.pieces.map(({ productId }) => productId));
  if (order.promotionId) cleared.promotionIds.push(order.promotionId);
  if (order.gatewayOrderId === null || cleared.askedIds.includes(order.id)) return;
  cleared.askedIds.push(order.id);
  // Whoever cannot reach Razorpay may still buy: money that turns up for the replaced order goes back by itself.
  await fetchPayments(ctx, order.gatewayOrderId).catch((error: Error) =>
    ctx.log.warn(
      { orderId: order.id, error: error.message },
      'could not ask about an order that is replaced',
    ),
  );
}
