import { z } from 'zod';
import { ShippingMethod } from '#domain/pricing/shipping-method.ts';
import { toRupees } from '#domain/money/money.ts';
import {
  CancelReason,
  OrderStatus,
  PaymentStatus,
  type Order,
  type OrderAddress,
  type OrderTotals,
} from '#domain/order/order.ts';
import { OrderReturn } from '#domain/order/order-return.ts';
import { PaymentMethod } from '#domain/payment/payment.ts';
import { RefundReason, ToldRefundStatus } from '#domain/payment/payment-fact.ts';
import { OrderItemJson, toItemJson } from './order-item.ts';
import { QuoteTotalsJson } from '#contract/pricing/quote.ts';
import { nameCourier } from '#domain/shipment/courier.ts';
import { getState } from '#domain/tax/state.ts';

const moment = z.iso.datetime().nullable();
const text = z.string().nullable();

const AddressOnOrder = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  state_code: z.string(),
  postal_code: z.string(),
  country: z.string(),
  phone: z.string(),
});

export const OrderJson = z.object({
  id: z.string(),
  order_number: z.string(),
  status: OrderStatus,
  created_at: z.iso.datetime(),
  customer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  items: z.array(OrderItemJson),
  shipping_address: AddressOnOrder,
  billing_address: AddressOnOrder,
  gstin: text,
  notes: z.string(),
  gift: z
    .object({ message: z.string() })
    .nullable()
    .describe('The gift message of a wrapped gift, which goes into the parcel; null for other orders'),
  shipping_method: ShippingMethod,
  delivery: z.object({ from: text, to: text }),
  payment: z.object({
    method: PaymentMethod,
    status: PaymentStatus,
    transaction_id: text,
    paid_at: moment,
    razorpay_payment_id: text,
    expires_at: moment,
    /** A payment of this unpaid order is still in progress at the bank. */
    in_progress: z.boolean(),
    /** The part of the payment that was refunded or is being refunded. */
    refunded: z.number(),
    /** The part of the refund that was paid in cash and is still to be handed back. */
    cash_owed: z.number(),
  }),
  refunds: z.array(
    z.object({
      amount: z.number(),
      status: ToldRefundStatus,
      reason: RefundReason,
      /** The credit note of the refund; null for a payment that was captured twice or too late. */
      credit_note_id: text,
      created_at: z.iso.datetime(),
    }),
  ),
  credit_notes: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      issue_date: z.string(),
      reason: z.string(),
      amount: z.number(),
    }),
  ),
  returns: z.array(OrderReturn),
  totals: QuoteTotalsJson,
  /** The order whose credited pieces paid for this one. */
  exchange: z.object({ order_id: z.string(), order_number: z.string(), paid: z.number() }).nullable(),
  exchanged: z.number(),
  tracking: z.object({
    provider: text,
    number: text,
    url: text,
    shipped_at: moment,
    delivered_at: moment,
  }),
  cancelled_at: moment,
  cancelled_reason: CancelReason.nullable(),
  /** When the goods came back to the shop: undelivered, or as a full return after delivery. */
  returned_at: moment,
  invoice_id: text,
});
export type OrderJson = z.infer<typeof OrderJson>;

/** POST /orders and GET /orders/{id}. */
export const OrderAnswer = z.object({ order: OrderJson });
/** GET /orders. */
export const OrdersAnswer = z.object({ orders: z.array(OrderJson), total: z.int() });

/** Returns an order in the specification's field names; money in rupees, moments in ISO 8601. */
export function toOrderJson(order: Order): OrderJson {
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    created_at: order.placedAt.toISOString(),
    customer: order.customer,
    items: order.lines.map(toItemJson),
    shipping_address: toAddressOnOrder(order.shippingAddress),
    billing_address: toAddressOnOrder(order.billingAddress),
    gstin: order.buyerGstin,
    notes: order.notes,
    gift: order.gift,
    shipping_method: order.shippingMethod,
    delivery: { from: order.deliveryFrom, to: order.deliveryTo },
    payment: toPaymentJson(order),
    refunds: order.refunds.map(toRefundJson),
    credit_notes: order.creditNotes.map(toNoteJson),
    returns: order.returns,
    totals: toOrderTotals(order.totals),
    exchange: order.exchange && {
      order_id: order.exchange.orderId,
      order_number: order.exchange.orderNumber,
      paid: toRupees(order.exchange.paidPaise),
    },
    exchanged: toRupees(order.exchangedPaise),
    tracking: {
      provider: order.tracking.courier && nameCourier(order.tracking.courier),
      number: order.tracking.number,
      url: order.tracking.url,
      shipped_at: toMoment(order.tracking.shippedAt),
      delivered_at: toMoment(order.tracking.deliveredAt),
    },
    cancelled_at: toMoment(order.cancelledAt),
    cancelled_reason: order.cancelledReason,
    returned_at: toMoment(order.returnedAt),
    invoice_id: order.invoiceId,
  };
}

/**
 * Returns the totals of an order. Both discounts are amounts before tax is split off; `tax` is the tax contained in the inclusive prices.
 */
export function toOrderTotals(totals: OrderTotals): QuoteTotalsJson {
  const { cgstPaise, sgstPaise, igstPaise, couponPaise, prepaidDiscountPaise } = totals;
  return {
    subtotal: toRupees(totals.subtotalPaise),
    discount: toRupees(couponPaise + prepaidDiscountPaise),
    coupon_amount: toRupees(couponPaise),
    coupon_code: totals.couponCode,
    prepaid_discount: toRupees(prepaidDiscountPaise),
    shipping: toRupees(totals.shippingPaise),
    gift_wrap: toRupees(totals.giftPaise),
    cod_charges: toRupees(totals.codPaise),
    tax: toRupees(cgstPaise + sgstPaise + igstPaise),
    cgst: toRupees(cgstPaise),
    sgst: toRupees(sgstPaise),
    igst: toRupees(igstPaise),
    rounding: toRupees(totals.roundingPaise),
    total: toRupees(totals.totalPaise),
  };
}

function toPaymentJson({ payment }: Order): OrderJson['payment'] {
  return {
    method: payment.method,
    status: payment.status,
    transaction_id: payment.transactionId,
    paid_at: toMoment(payment.paidAt),
    razorpay_payment_id: payment.method === 'razorpay' ? payment.transactionId : null,
    expires_at: toMoment(payment.expiresAt),
    in_progress: payment.inProgress,
    refunded: toRupees(payment.refundedPaise),
    cash_owed: toRupees(payment.cashOwedPaise),
  };
}

function toRefundJson(refund: Order['refunds'][number]): OrderJson['refunds'][number] {
  const { amountPaise, status, reason, creditNoteId, at } = refund;
  return {
    amount: toRupees(amountPaise),
    status,
    reason,
    credit_note_id: creditNoteId,
    created_at: at.toISOString(),
  };
}

function toNoteJson(note: Order['creditNotes'][number]): OrderJson['credit_notes'][number] {
  const { id, number, issueDate, reason, totalPaise } = note;
  return { id, number, issue_date: issueDate, reason, amount: toRupees(totalPaise) };
}

function toAddressOnOrder(address: OrderAddress): z.infer<typeof AddressOnOrder> {
  return {
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: getState(address.stateKey).name,
    state_code: address.stateKey,
    postal_code: address.postalCode,
    country: address.country,
    phone: address.phone,
  };
}

function toMoment(date: Date | null): string | null {
  return date && date.toISOString();
}
