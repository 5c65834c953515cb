import { invalid, unauthenticated } from '#domain/error.ts';
import { NOT_OFFERED } from '#domain/seller/offered.ts';
import type { Order } from '#domain/order/order.ts';
import type { PlaceOrder } from '#domain/order/place-order.ts';
import { findShopRefusal } from '#domain/seller/sale-refusal.ts';
import { toWellFormed } from '#domain/well-formed.ts';
import { type PriceRules, readPriceRules } from '#shop/cart/price-cart.ts';
import { readCodRequest } from '#shop/cart/read-cod-request.ts';
import { listForSameProducts, lockUnpaidOrders } from '#shop/cart/unpaid-orders.ts';
import { hasConsent } from '#shop/consents/read-consents.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { type OwnerRoute, findOwnerRoute, listOwners } from '#shop/messaging/list-owners.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { type Cleared, lockingReplacedOrders } from './lock-replaced-orders.ts';
import type { PlacedFrom } from './hold-pieces.ts';
import { claimKey } from './idempotency.ts';
import { holdProducts, priceOrder, refuseSale } from './price-order.ts';
import { refusePaid, replaceUnpaid } from './replace-unpaid.ts';
import { writePlacedOrder } from './write-placed-order.ts';

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
 * `payment.not_offered`, `seller.other_state`, `product.no_rate` or `order.too_many_pieces`, unauthenticated.
 */
export async function placeOrder(
  ctx: Ctx,
  sent: PlaceOrder,
  { key, from = {} }: HowPlaced = {},
): Promise<Order> {
  const { actor } = ctx;
  const input = toWellFormed(sent);
  if (actor.kind !== 'customer') throw unauthenticated();
  const { customerId } = actor;
  refuseOnlinePayment(ctx, input);
  const rules = await readPriceRules(ctx);
  refuseSale(findShopRefusal(rules.settings));
  const ownerRoute = toldOfOrders(ctx, input, rules);
  const placed = await lockingReplacedOrders(ctx, (cleared) =>
    inTransaction(ctx, (tx) => placeOne(tx, { customerId, input, key, from, rules, ownerRoute, cleared })),
  );
  return typeof placed === 'string' ? getOrder(ctx, placed) : placed;
}

/** Throws invalid `payment.not_offered` for an online order in a shop that takes no online payment. */
function refuseOnlinePayment({ razorpay }: Ctx, { paymentMethod }: PlaceOrder): void {
  if (paymentMethod !== 'razorpay' || razorpay) return;
  throw invalid('payment.not_offered', NOT_OFFERED.payment, { paymentMethod: NOT_OFFERED.payment });
}

type Asked = {
  customerId: string;
  input: PlaceOrder;
  key: string | undefined;
  from: PlacedFrom;
  rules: PriceRules;
  ownerRoute: OwnerRoute | undefined;
  cleared: Cleared;
};

/** Returns the new order, or the id of the order that its key stands for. */
async function placeOne(tx: Tx, asked: Asked): Promise<Order | string> {
  const { customerId, input, key, from, rules, ownerRoute, cleared } = asked;
  const orderId = makeId(tx, 'ord');
  const { instead_of: insteadOf = [], ...request } = input;
  // Every transaction locks the customer, then their orders, then products, then promotions, so that two of them never deadlock.
  const [claimed, { waiting, movedIds }, held, whatsapp, codRequest, owners] = await Promise.all([
    claimKey(tx, { customerId, route: 'POST /orders', key, request, orderId }),
    lockUnpaidOrders(tx, customerId),
    holdProducts(tx, input, { customerId, also: cleared }),
    hasConsent(tx, customerId, 'whatsapp'),
    input.paymentMethod === 'cod' ? readCodRequest(tx, toCodTerms(input, rules)) : undefined,
    ownerRoute ? listOwners(tx, ownerRoute) : [],
  ]);
  if (claimed !== orderId) return claimed;
  await refusePaid(tx, { orderIds: [...insteadOf, ...cleared.askedIds, ...movedIds], customerId, held });
  const isFreed = await replaceUnpaid(tx, { waiting, held, cleared });
  const free = isFreed ? await holdProducts(tx, input, { customerId, also: cleared }) : held;
  const priced = priceOrder(free, { input, rules, at: tx.clock.now(), waiting, codRequest });
  const replaced = listForSameProducts(waiting, held.items);
  const unpaid = waiting.filter((order) => !replaced.includes(order));
  return writePlacedOrder(tx, { orderId, customerId, input, priced, rules, whatsapp, owners, from, unpaid });
}

/** Returns where owners are told of this order at once. Owners are told of an online order when it is paid. */
function toldOfOrders(ctx: Ctx, { paymentMethod }: PlaceOrder, { settings }: PriceRules) {
  const { notifications, seller } = settings;
  return paymentMethod === 'cod' && notifications.newOrders === 'each'
    ? findOwnerRoute(ctx, seller)
    : undefined;
}

function toCodTerms({ address }: PlaceOrder, { settings }: PriceRules) {
  return { rules: settings.cod, postalCode: address.postal_code };
}
