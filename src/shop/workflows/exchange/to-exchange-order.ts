import { ORDER_NUMBER_RANDOM_BYTES, newOrderNumber } from '#domain/id.ts';
import { OrderAddress } from '#domain/order/order.ts';
import { estimateDelivery } from '#domain/pricing/delivery.ts';
import { toIndianDay } from '#domain/tax/financial-year.ts';
import { type Tx, makeId } from '#shop/context.ts';
import type { WriteOrder } from '#shop/orders/order-rows.ts';
import type { ExchangePlan } from './plan-exchange.ts';

/**
 * Returns the new order of an exchange: for the same buyer and address, to be packed at once, and paid by the credit as far as that goes.
 */
export function toExchangeOrder(tx: Tx, plan: ExchangePlan): WriteOrder {
  const { offers, quote, sellerGstin, terms } = plan;
  const { row } = plan.order;
  const today = toIndianDay(tx.clock.now());
  const shippingAddress = OrderAddress.parse(row.shipping_address);
  return {
    id: makeId(tx, 'ord'),
    orderNumber: newOrderNumber(today, tx.random(ORDER_NUMBER_RANDOM_BYTES)),
    customerId: row.customer_id,
    status: 'processing',
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
    offers,
    quote,
    delivery: estimateDelivery('standard', today, { state: shippingAddress.stateKey }),
    expiresAt: null,
    takenBy: null,
    exchange: { of: row.id, paidPaise: terms.paidPaise },
  };
}
