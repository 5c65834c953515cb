import { requireCustomer } from '#shop/access/require-customer.ts';
import type { Order } from '#domain/order/order.ts';
import type { PlaceOrder } from '#contract/order/place-order.ts';
import { readPriceRules } from '#shop/cart/price-cart.ts';
import { type Ctx, inTransaction } from '#shop/context.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import type { PlacedFrom } from './hold-pieces.ts';
import { retryUntilCleared } from './clear-replaced-orders.ts';
import { placeInTransaction, refuseOrder, findNewOrderRoute } from './place-in-transaction.ts';

type HowPlaced = {
  /** The idempotency key of the request, so that it can be repeated. */
  key?: string | undefined;
  from?: PlacedFrom | undefined;
};

/**
 * Places an order: takes the stock, freezes the price, writes the order, its invoice (cash on delivery) and its messages in one
 * transaction. The same idempotency key returns the same order; another request replaces the customer's unpaid orders of the same products.
 * Throws conflict `shop.not_open`, `stock.gone`, `price.changed` (with the new quote), `order.being_paid` (with the order), `order.moved`
 * or `stock.held` (with the order to pay first), invalid `order.other_request`, `cart.invalid`, `promotion.refused`, `cod.not_offered`,
 * `gift.not_offered`, `payment.not_offered`, `seller.other_state`, `product.no_rate` or `order.too_many_pieces`, unauthenticated.
 */
export async function placeOrder(
  ctx: Ctx,
  input: PlaceOrder,
  { key, from = {} }: HowPlaced = {},
): Promise<Order> {
  const customerId = requireCustomer(ctx);
  const rules = await readPriceRules(ctx);
  refuseOrder(ctx, input, rules);
  const ownerRoute = findNewOrderRoute(ctx, input, rules);
  const request = { customerId, input, key, route: 'POST /orders', from, rules, ownerRoute };
  const placed = await retryUntilCleared(ctx, (cleared) =>
    inTransaction(ctx, (tx) => placeInTransaction(tx, { ...request, cleared })),
  );
  return typeof placed === 'string' ? getOrder(ctx, placed) : placed;
}
