import { conflict } from '#domain/error.ts';
import type { UnpaidOrderSummary } from '#shop/cart/unpaid-orders.ts';
import type { Ctx } from '#shop/context.ts';
import { fetchLink } from '#shop/workflows/confirm-payment/fetch-link.ts';
import { fetchPayments } from '#shop/workflows/confirm-payment/fetch-payments.ts';

/**
 * The rows that another attempt to place the order locks in addition to its own, and which payments were fetched already, so that the order may
 * replace the customer's unpaid orders.
 */
export type Cleared = { askedIds: string[]; productIds: string[]; promotionIds: string[] };

/**
 * Thrown to roll back: the new order would replace these orders, and some of their rows have to be locked, or their payments fetched,
 * first.
 */
export class InTheWay extends Error {
  readonly orders: readonly UnpaidOrderSummary[];

  constructor(orders: readonly UnpaidOrderSummary[]) {
    super('unpaid orders of the same products exist');
    this.orders = orders;
  }
}

/** The most attempts. Each further attempt met another order of the same buyer that was placed, or whose payment was opened, meanwhile. */
const mostTries = 50;

/**
 * Runs `place` until every unpaid order that it replaces has been cleared. Fetches the payments of those orders from Razorpay outside of
 * any transaction, so that an order that has been paid by then is confirmed and not replaced. Throws conflict `order.moved`.
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
