import { estimateDelivery } from '#domain/delivery.ts';
import { invalid, unauthenticated } from '#domain/error.ts';
import { toIndianDay } from '#domain/financial-year.ts';
import { ORDER_NUMBER_RANDOM_BYTES, newOrderNumber } from '#domain/id.ts';
import { NOT_OFFERED } from '#domain/offered.ts';
import type { Order, OrderStatus } from '#domain/order.ts';
import type { PlaceOrder } from '#domain/place-order.ts';
import { findShopRefusal } from '#domain/sale-refusal.ts';
import { toWellFormed } from '#domain/well-formed.ts';
import { clearCart } from '#shop/cart/save-cart.ts';
import { type PriceRules, readPriceRules } from '#shop/cart/price-cart.ts';
import { type WaitingOrder, listForSameGoods, lockWaitingOrders } from '#shop/cart/waiting-orders.ts';
import { hasConsent } from '#shop/consents/read-consents.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { issueInvoiceFor } from '#shop/invoices/issue-invoice.ts';
import {
  type OwnerAddress,
  type OwnerRoute,
  findOwnerRoute,
  listOwners,
} from '#shop/notifications/list-owners.ts';
import { type NewOrder, tellOwnersOfOrder } from '#shop/notifications/tell-owners-of-order.ts';
import { tellBuyer } from '#shop/notifications/write-order-message.ts';
import { getOrder } from '#shop/orders/get-order.ts';
import { type OrderRows, type WriteOrder, toOrderRows } from '#shop/orders/order-rows.ts';
import { toOrderFacts } from '#shop/orders/read-order-facts.ts';
import { toPlacedOrder } from '#shop/orders/read-orders.ts';
import { writeOrder } from '#shop/orders/write-order.ts';
import { redeemPromotion } from '#shop/promotions/redeem-promotion.ts';
import { sayMoment } from '#shop/tickets/say-moment.ts';
import { takeStock } from '#shop/stock/take-stock.ts';
import { type Cleared, clearingTheWay } from './clear-the-way.ts';
import { type PricedOrder, holdGoods, priceOrder, refuseSale } from './price-order.ts';
import { toBuyer, toOrderAddress } from './order-parties.ts';
import { type HoldPieces, type PlacedFrom, holdPieces } from './hold-pieces.ts';
import { claimKey } from './idempotency.ts';
import { readCodRequest } from '#shop/cart/read-cod-request.ts';
import { refusePaid, replaceWaiting } from './replace-waiting.ts';

/** How long the goods of an unpaid online order are kept for its buyer. */
const unpaidMinutes = 30;

type HowPlaced = {
  /** Of the request, so that it can be repeated. */
  key?: string | undefined;
  from?: PlacedFrom | undefined;
};

/**
 * Places an order: takes the stock, freezes the price, writes order, invoice (cash on delivery) and messages, all or nothing. The same
 * idempotency key gives the same order; another request takes the place of the customer's unpaid orders of the same goods. Throws
 * conflict `shop.not_open`, `stock.gone`, `price.changed` (with the new quote), `order.being_paid` (with the order), `order.moved`
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
  refuseSale(findShopRefusal(rules.settings.seller));
  const ownerRoute = toldOfOrders(ctx, input, rules);
  const placed = await clearingTheWay(ctx, (cleared) =>
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

/** The new order, or the id of the one that its key stands for. */
async function placeOne(tx: Tx, asked: Asked): Promise<Order | string> {
  const { customerId, input, key, from, rules, ownerRoute, cleared } = asked;
  const orderId = makeId(tx, 'ord');
  const { instead_of: insteadOf = [], ...request } = input;
  // Customer first, then their orders, then goods, then promotions: whoever locks two of these takes turns the same way round.
  const [claimed, { waiting, movedIds }, held, whatsapp, codRequest, owners] = await Promise.all([
    claimKey(tx, { customerId, route: 'POST /orders', key, request, orderId }),
    lockWaitingOrders(tx, customerId),
    holdGoods(tx, input, { customerId, also: cleared }),
    hasConsent(tx, customerId, 'whatsapp'),
    input.paymentMethod === 'cod' ? readCodRequest(tx, toCodTerms(input, rules)) : undefined,
    ownerRoute ? listOwners(tx, ownerRoute) : [],
  ]);
  if (claimed !== orderId) return claimed;
  await refusePaid(tx, { orderIds: [...insteadOf, ...cleared.askedIds, ...movedIds], customerId, held });
  const isFreed = await replaceWaiting(tx, { waiting, held, cleared });
  const free = isFreed ? await holdGoods(tx, input, { customerId, also: cleared }) : held;
  const priced = priceOrder(free, { input, rules, at: tx.clock.now(), waiting, codRequest });
  const replaced = listForSameGoods(waiting, held.items);
  const unpaid = waiting.filter((order) => !replaced.includes(order));
  return writeAll(tx, { orderId, customerId, input, priced, rules, whatsapp, owners, from, unpaid });
}

type Placing = {
  orderId: string;
  customerId: string;
  input: PlaceOrder;
  priced: PricedOrder;
  rules: PriceRules;
  /** Whether the customer wants to be told on WhatsApp. */
  whatsapp: boolean;
  owners: OwnerAddress[];
  from: PlacedFrom;
  /** The customer's unpaid orders of other goods. */
  unpaid: WaitingOrder[];
};

/** Everything an order is, in one breath. What it says is known without reading it again. */
async function writeAll(tx: Tx, placing: Placing): Promise<Order> {
  const { orderId, customerId, input, priced, rules, whatsapp } = placing;
  const { promotion, quote } = priced;
  const rows = toOrderRows(tx, toOrder(tx, placing));
  const { order } = rows;
  await Promise.all([
    clearCart(tx, customerId),
    takeStock(tx, orderId, quote.lines),
    writeOrder(tx, rows),
    promotion && redeemPromotion(tx, { promotionId: promotion.id, orderId, customerId }),
    tellBuyer(tx, { ...order, whatsapp }, 'order_received'),
    tellOwnersOfOrder(tx, placing.owners, toNewOrder(rows)),
    input.paymentMethod === 'razorpay' && expireLater(tx, orderId),
    // Last, because it locks a device and a network that many share.
    input.paymentMethod === 'razorpay' && holdPieces(tx, toHold(placing)),
  ]);
  const isBilled = order.status === 'processing';
  const invoiceId = isBilled ? issueInvoiceFor(tx, toOrderFacts(rows), rules.settings.seller) : null;
  return toPlacedOrder(rows, invoiceId);
}

/** How owners are told of this order at once: online orders are told when they are paid. */
function toldOfOrders(ctx: Ctx, { paymentMethod }: PlaceOrder, { settings }: PriceRules) {
  const { notifications, seller } = settings;
  return paymentMethod === 'cod' && notifications.newOrders === 'each'
    ? findOwnerRoute(ctx, seller)
    : undefined;
}

function toNewOrder({ order, lines }: OrderRows): NewOrder {
  return {
    id: order.id,
    orderNumber: order.order_number,
    totalPaise: order.total_paise,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    paymentMethod: 'cod',
    confirmUntil: order.expires_at ? sayMoment(order.expires_at) : '',
  };
}

function toCodTerms({ address }: PlaceOrder, { settings }: PriceRules) {
  return { rules: settings.cod, postalCode: address.postal_code };
}

function toHold({ orderId, priced, rules, from, unpaid }: Placing): HoldPieces {
  const pieces = priced.quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { orderId, pieces, from, limits: rules.settings.holds, unpaid };
}

function toOrder(tx: Tx, { orderId, customerId, input, priced, rules }: Placing): WriteOrder {
  const now = tx.clock.now();
  const today = toIndianDay(now);
  const buyer = toBuyer(input);
  return {
    id: orderId,
    orderNumber: newOrderNumber(today, tx.random(ORDER_NUMBER_RANDOM_BYTES)),
    customerId,
    status: firstStatus(input, rules),
    buyer,
    shippingAddress: toOrderAddress(input.address, buyer.phone),
    billingAddress: toOrderAddress(input.billing_address ?? input.address, buyer.phone),
    sellerGstin: rules.settings.seller.gstin,
    notes: input.notes,
    offers: priced.offers,
    quote: priced.quote,
    delivery: estimateDelivery(priced.quote.shippingMethod, today, input.address.state),
    expiresAt: toExpiry(now, input, rules),
  };
}

/** Cash on delivery is processing at once, unless the owner wants to confirm it first; online orders wait for the money. */
function firstStatus(input: PlaceOrder, { settings }: PriceRules): OrderStatus {
  return input.paymentMethod === 'cod' && !settings.payment.codNeedsConfirmation ? 'processing' : 'pending';
}

/** Until when the order waits for its payment, or for the owner's confirmation. */
function toExpiry(now: Date, input: PlaceOrder, rules: PriceRules): Date | null {
  if (input.paymentMethod === 'razorpay') return new Date(now.getTime() + unpaidMinutes * 60_000);
  if (firstStatus(input, rules) !== 'pending') return null;
  return new Date(now.getTime() + rules.settings.cod.daysToConfirm * 24 * 60 * 60_000);
}

function expireLater(tx: Tx, orderId: string): Promise<void> {
  const startAfter = new Date(tx.clock.now().getTime() + unpaidMinutes * 60_000 + 1000);
  return tx.enqueue('expire-order', { orderId }, { startAfter });
}
