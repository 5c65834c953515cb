import { hourMs } from '#domain/durations.ts';
import { ORDER_NUMBER_RANDOM_BYTES, newOrderNumber } from '#domain/id.ts';
import { OrderAddress } from '#domain/order/order.ts';
import { estimateDelivery } from '#domain/pricing/delivery-estimate.ts';
import { toIndianDay } from '#domain/indian-time.ts';
import type { PriceRules } from '#shop/cart/price-cart.ts';
import { type Tx, makeId } from '#shop/context.ts';
import type { WriteOrder } from '#shop/orders/order-rows.ts';
import type { ExchangePlan } from './plan-exchange.ts';

/**
 * Returns the new order of an exchange: for the same buyer and address, and paid by the credit as far as that suffices. It is packed at once, or
 * after the difference is paid by a link.
 */
export function toExchangeOrder(tx: Tx, plan: ExchangePlan, { settings }: PriceRules): WriteOrder {
  const { offers, quote, sellerGstin, terms } = plan;
  const { row } = plan.order;
  const now = tx.clock.now();
  const today = toIndianDay(now);
  const isByLink = quote.paymentMethod === 'razorpay';
  const shippingAddress = OrderAddress.parse(row.shipping_address);
  return {
    id: makeId(tx, 'ord'),
    orderNumber: newOrderNumber(today, tx.random(ORDER_NUMBER_RANDOM_BYTES)),
    customerId: row.customer_id,
    status: isByLink ? 'pending' : 'processing',
    buyer: {
      name: row.customer_name,
      email: row.customer_email,
      phone: row.customer_phone,
      gstin: row.buyer_gstin ?? undefined,
    },
    shippingAddress,
    billingAddress: OrderAddress.parse(row.billing_address),
    sellerGstin,
    notes: '',
    giftMessage: null,
    offers,
    quote,
    delivery: estimateDelivery('standard', today, { state: shippingAddress.stateKey }),
    expiresAt: isByLink ? new Date(now.getTime() + settings.payment.linkHours * hourMs) : null,
    takenBy: null,
    exchange: { of: row.id, paidPaise: terms.paidPaise },
  };
}
