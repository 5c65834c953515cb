import { conflict } from '#domain/error.ts';
import type { UnpaidOrderSummary } from '#shop/cart/unpaid-orders.ts';
import type { Ctx } from '#shop/context.ts';
import { fetchLink } from '#shop/workflows/confirm-payment/fetch-link.ts';
import { fetchPayments } from '#shop/workflows/confirm-payment/fetch-payments.ts';

/** The unpaid orders that a new order may replace, after the attempts to place it so far. */
export type Cleared = {
  /** The orders whose payments were fetched from Razorpay. */
  askedIds: string[];
  /** The products and promotions of these orders: the next attempt locks them together with its own. */
  productIds: string[];
  promotionIds: string[];
};

/**
 * Thrown to roll back: the new order would replace these orders, and some of their rows have to be locked, or their payments fetched,
 * first.
 */
export class ReplacedNotCleared extends Error {
  readonly orders: readonly UnpaidOrderSummary[];

  constructor(orders: readonly UnpaidOrderSummary[]) {
    super('unpaid orders of the same products exist');
    this.orders = orders;
  }
}

/**
 * The most attempts. Each further attempt is needed because another order of the same buyer was placed, or its payment opened, in the
 * meantime.
 */
const mostTries = 50;

/**
 * Runs `place` until every unpaid order that it replaces has been cleared. Fetches the payments of those orders from Razorpay while no
 * transaction is open, so that an order that has been paid by then is confirmed and not replaced. Throws conflict `order.moved`.
 */
export async function retryUntilCleared<Result>(
  ctx: Ctx,
  place: (cleared: Cleared) => Promise<Result>,
): Promise<Result> {
  const cleared: Cleared = { askedIds: [], productIds: [], promotionIds: [] };
  for (let run = 1; run <= mostTries; run += 1) {
    try {
      return await place(cleared);
    } catch (error) {
      if (!(error instanceof ReplacedNotCleared)) throw error;
      for (const order of error.orders) await clear(ctx, cleared, order);
    }
  }
  throw conflict('order.moved', 'Your orders have just changed. Please check them and try again.');
}

async function clear(ctx: Ctx, cleared: Cleared, order: UnpaidOrderSummary): Promise<void> {
  cleared.productIds.push(...order.pieces.map(({ productId }) => productId));
  if (order.promotionId) cleared.promotionIds.push(order.promotionId);
  if (!isPayable(order) || cleared.askedIds.includes(order.id)) return;
  cleared.askedIds.push(order.id);
  // The customer may still buy while Razorpay cannot be reached: a payment that turns up for the replaced order is refunded automatically.
  await fetchPaid(ctx, order).catch((error: Error) =>
    ctx.log.warn(
      { orderId: order.id, error: error.message },
      'could not ask about an order that is replaced',
    ),
  );
}

/** Returns whether the customer may have paid the order at Razorpay: its payment or its payment link was opened. */
export function isPayable({ gatewayOrderId, gatewayLinkId }: Opened): boolean {
  return gatewayOrderId !== null || gatewayLinkId !== null;
}

type Opened = Pick<UnpaidOrderSummary, 'gatewayOrderId' | 'gatewayLinkId'>;

async function fetchPaid(ctx: Ctx, { gatewayOrderId, gatewayLinkId }: Opened): Promise<void> {
  if (gatewayLinkId !== null) await fetchLink(ctx, gatewayLinkId);
  else if (gatewayOrderId !== null) await fetchPayments(ctx, gatewayOrderId);
}
