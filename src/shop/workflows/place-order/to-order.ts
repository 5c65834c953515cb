import { minuteMs } from '#domain/durations.ts';
import { estimateDelivery } from '#domain/pricing/delivery-estimate.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import { ORDER_NUMBER_RANDOM_BYTES, newOrderNumber } from '#domain/id.ts';
import { HOLD_MINUTES } from '#domain/order/stock-hold.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { PlaceOrder } from '#contract/order/place-order.ts';
import type { PriceRules } from '#shop/cart/price-cart.ts';
import type { Tx } from '#shop/context.ts';
import type { WriteOrder } from '#shop/orders/order-rows.ts';
import { toBuyer, toOrderAddress } from './order-parties.ts';
import type { PricedOrder } from './price-order.ts';

/** The staff member who takes an order by telephone. */
export type TakenBy = {
  staffId: string;
  /** Why cash on delivery is taken although the owner's rules refuse it. */
  codReason: string | undefined;
};

/** A request to order, with the shop's quote for it. */
export type OrderRequest = {
  orderId: string;
  customerId: string;
  input: PlaceOrder;
  priced: PricedOrder;
  rules: PriceRules;
  takenBy?: TakenBy | undefined;
  /** Days that the connected courier takes to the PIN code, where it said so. */
  courierDays: number | null | undefined;
};

/** Returns the order to write, from the request and its quote; assigns its number and its first status. */
export function toOrder(tx: Tx, request: OrderRequest): WriteOrder {
  const { orderId, customerId, input, priced, rules, takenBy, courierDays } = request;
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
    giftMessage: input.gift?.message ?? null,
    offers: priced.offers,
    quote: priced.quote,
    delivery: estimateDelivery(priced.quote.shippingMethod, today, {
      state: input.address.state,
      courierDays,
    }),
    expiresAt: toExpiry(now, request),
    takenBy: takenBy?.staffId ?? null,
  };
}

/**
 * Returns the first status: cash on delivery orders are processing at once, unless the owner confirms them first; online orders are pending
 * until they are paid.
 */
function firstStatus(input: PlaceOrder, { settings }: PriceRules): OrderStatus {
  return input.paymentMethod === 'cod' && !settings.payment.codNeedsConfirmation ? 'processing' : 'pending';
}

/**
 * Returns the time until which the order awaits its payment, or the owner's confirmation. A payment link is open for longer than a
 * checkout.
 */
function toExpiry(now: Date, { input, rules, takenBy }: OrderRequest): Date | null {
  const { payment, cod } = rules.settings;
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  if (input.paymentMethod === 'razorpay') return inMinutes(takenBy ? payment.linkHours * 60 : HOLD_MINUTES);
  return firstStatus(input, rules) === 'pending' ? inMinutes(cod.daysToConfirm * 24 * 60) : null;
}
