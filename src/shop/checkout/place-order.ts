import { estimateDelivery } from '#domain/delivery.ts';
import { unauthenticated } from '#domain/error.ts';
import { toIndianDay } from '#domain/financial-year.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { PlaceOrder } from '#domain/place-order.ts';
import { clearCart } from '#shop/cart/save-cart.ts';
import { type PriceRules, readPriceRules } from '#shop/cart/price-cart.ts';
import { type Ctx, type Tx, inTransaction, makeId } from '#shop/context.ts';
import { issueInvoice } from '#shop/invoices/issue-invoice.ts';
import { writeOrderMessage } from '#shop/notifications/write-order-message.ts';
import { writeOrder } from '#shop/orders/write-order.ts';
import { redeemPromotion } from '#shop/promotions/redeem-promotion.ts';
import { takeStock } from '#shop/stock/take-stock.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { toBuyer, toOrderAddress } from './order-parties.ts';
import { claimKey } from './idempotency.ts';

/** How long the goods of an unpaid online order are kept for its buyer. */
const unpaidMinutes = 30;

/**
 * Places an order: takes the stock, freezes the price, writes order, invoice (cash on delivery) and messages, all or nothing. The same
 * idempotency key gives the same order. Throws conflict `stock.gone`, `price.changed` (with the new quote) or `order.other_request`,
 * invalid `cart.invalid`, `promotion.refused` or `cod.not_offered`, unauthenticated.
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrder, key?: string): Promise<{ orderId: string }> {
  const { actor } = ctx;
  if (actor.kind !== 'customer') throw unauthenticated();
  const rules = await readPriceRules(ctx);
  return inTransaction(ctx, async (tx) => {
    const orderId = makeId(tx, 'ord');
    const { customerId } = actor;
    const claimed = await claimKey(tx, { customerId, route: 'POST /orders', key, request: input, orderId });
    if (claimed !== orderId) return { orderId: claimed };
    // Before the goods are locked: saving a cart locks customer, then goods, and both must take turns the same way round.
    await clearCart(tx, customerId);
    const priced = await priceOrder(tx, { input, rules, customerId });
    await takeStock(tx, orderId, priced.quote.lines);
    await writePricedOrder(tx, { orderId, customerId, input, priced, rules });
    await followUp(tx, orderId, { input, rules });
    return { orderId };
  });
}

type Placing = {
  orderId: string;
  customerId: string;
  input: PlaceOrder;
  priced: PricedOrder;
  rules: PriceRules;
};

async function writePricedOrder(
  tx: Tx,
  { orderId, customerId, input, priced, rules }: Placing,
): Promise<void> {
  const now = tx.clock.now();
  const isOnline = input.paymentMethod === 'razorpay';
  const buyer = toBuyer(input);
  await writeOrder(tx, {
    id: orderId,
    customerId,
    status: firstStatus(input, rules),
    buyer,
    shippingAddress: toOrderAddress(input.address, buyer.phone),
    billingAddress: toOrderAddress(input.billing_address ?? input.address, buyer.phone),
    notes: input.notes,
    offers: priced.offers,
    quote: priced.quote,
    delivery: estimateDelivery(priced.quote.shippingMethod, toIndianDay(now)),
    expiresAt: isOnline ? new Date(now.getTime() + unpaidMinutes * 60_000) : null,
  });
  if (priced.promotion) await redeemPromotion(tx, { promotionId: priced.promotion.id, orderId, customerId });
}

/** Cash on delivery is processing at once, unless the owner wants to confirm it first; online orders wait for the money. */
function firstStatus(input: PlaceOrder, { settings }: PriceRules): OrderStatus {
  return input.paymentMethod === 'cod' && !settings.payment.codNeedsConfirmation ? 'processing' : 'pending';
}

async function followUp(
  tx: Tx,
  orderId: string,
  { input, rules }: { input: PlaceOrder; rules: PriceRules },
): Promise<void> {
  await writeOrderMessage(tx, orderId, 'order_received');
  if (input.paymentMethod === 'razorpay') {
    const startAfter = new Date(tx.clock.now().getTime() + unpaidMinutes * 60_000 + 1000);
    await tx.enqueue('expire-order', { orderId }, { startAfter });
  }
  // Last, because the invoice counter is locked from here until the commit.
  if (firstStatus(input, rules) === 'processing') await issueInvoice(tx, orderId, rules.settings.seller);
}
